import { box, disc, downwards, type Point } from '../brushes';
import { steps, TAU } from '../numbers';
import type { Scene } from '../sheet';
import { grey, newDrawing, type Drawing } from './drawing';
import { drawInPencil } from './hatch';
import { windowWithFlowers } from './window-box';
import { bike } from './bike';

export const bicycle: Scene = {
  words: ['bicycle', 'bike', 'wall', 'shop', 'flower', 'street', 'window'],
  render(sheet) {
    const { width, height, unit, wide, tall, random } = sheet;
    const drawing = newDrawing(sheet);
    const ground = height * (tall ? 0.8 : 0.82);
    const x = width * (wide ? 0.42 : 0.5);
    const size = unit * (wide ? 0.62 : 0.68);
    const windowAt = { x: width * (wide ? 0.62 : 0.5), y: ground - unit * (tall ? 1.02 : 0.8) };

    wall(drawing, ground);
    if (wide) door(drawing, width * 0.86, ground);
    windowWithFlowers(drawing, windowAt.x, windowAt.y, unit * 0.36, unit * 0.28);
    if (wide) windowWithFlowers(drawing, width * 0.14, windowAt.y, unit * 0.26, unit * 0.28);
    cobbles(drawing, ground);
    shadow(drawing, x, ground, size);
    bike(drawing, x, ground + unit * 0.02, size, random() < 0.5);
    drawInPencil(drawing);
  },
};

function wall({ sheet, tone, line, area }: Drawing, ground: number) {
  const { width, height, unit, random, noise } = sheet;
  box(
    tone,
    0,
    0,
    width,
    height,
    downwards(tone, 0, ground, [
      [0, [200, 200, 200]],
      [0.5, [240, 240, 240]],
      [1, [214, 214, 214]],
    ]),
  );
  const [brickWidth, brickHeight] = [unit * 0.075, unit * 0.03];
  for (let row = 0; row * brickHeight < ground; row++) {
    for (let column = -1; column * brickWidth < width; column++) {
      const [x, y] = [(column + (row % 2) / 2) * brickWidth, row * brickHeight];
      // Plaster covers most of the wall; bricks are visible in patches.
      const bare = noise.layered((x / unit) * 2.6, (y / unit) * 2.6 + 7, 4);
      if (bare < 0.53) continue;
      const brick: Point[] = [
        [x, y],
        [x + brickWidth * 0.93, y],
        [x + brickWidth * 0.93, y + brickHeight * 0.86],
        [x, y + brickHeight * 0.86],
      ];
      area(brick, random.between(0.55, 0.86));
      if (random() < 0.8) line(brick.slice(0, random.whole(3, 4)), 0.8, 0.55);
    }
  }
  area(
    [
      [0, ground - unit * 0.07],
      [width, ground - unit * 0.07],
      [width, ground],
      [0, ground],
    ],
    0.62,
  );
  line(
    [
      [0, ground - unit * 0.07],
      [width, ground - unit * 0.07],
    ],
    1,
    0.8,
  );
}

function door({ sheet: { unit }, line, form, block }: Drawing, x: number, ground: number) {
  const [half, rise] = [unit * 0.13, unit * 0.62];
  const frame: Point[] = [
    [x - half, ground],
    [x - half, ground - rise],
    [x + half, ground - rise],
    [x + half, ground],
  ];
  form(frame, 0.3, 1.8);
  for (const plank of [-0.6, -0.2, 0.2, 0.6])
    line(
      [
        [x + half * plank, ground],
        [x + half * plank, ground - rise],
      ],
      1,
      0.8,
    );
  block(x - half * 0.5, ground - rise * 0.86, half, rise * 0.2, 0.12);
  line(
    [
      [x - half * 0.5, ground - rise * 0.66],
      [x - half * 0.5, ground - rise * 0.86],
      [x + half * 0.5, ground - rise * 0.86],
      [x + half * 0.5, ground - rise * 0.66],
      [x - half * 0.5, ground - rise * 0.66],
    ],
    1.2,
  );
  line(
    [
      [x + half * 0.66, ground - rise * 0.46],
      [x + half * 0.66, ground - rise * 0.4],
    ],
    2.4,
  );
  form(
    [
      [x - half * 1.3, ground + unit * 0.012],
      [x - half * 1.2, ground - unit * 0.02],
      [x + half * 1.2, ground - unit * 0.02],
      [x + half * 1.3, ground + unit * 0.012],
    ],
    0.7,
    1.4,
  );
}

function cobbles({ sheet, tone, line }: Drawing, ground: number) {
  const { width, height, unit, random } = sheet;
  box(
    tone,
    0,
    ground,
    width,
    height - ground,
    downwards(tone, ground, height, [
      [0, [150, 150, 150]],
      [1, [205, 205, 205]],
    ]),
  );
  line(
    [
      [0, ground],
      [width, ground],
    ],
    1.5,
  );
  let y = ground + unit * 0.012;
  while (y < height) {
    const near = (y - ground) / unit;
    const [stoneWidth, stoneHeight] = [unit * (0.035 + near * 0.26), unit * (0.013 + near * 0.1)];
    for (let x = -stoneWidth * random(); x < width; x += stoneWidth * 1.06) {
      const arc = steps(7).map((share): Point => [
        x + stoneWidth * share,
        y + stoneHeight - Math.sin(share * Math.PI) * stoneHeight * 0.9,
      ]);
      line(arc, 0.9, 0.6);
      if (random() < 0.3)
        disc(
          tone,
          x + stoneWidth * 0.6,
          y + stoneHeight * 0.6,
          stoneHeight * 0.4,
          grey(random.pick([0.4, 0.9])),
        );
    }
    y += stoneHeight;
  }
}

/** The bicycle's shadow on the wall and the ground. */
function shadow({ sheet: { unit }, tone }: Drawing, x: number, ground: number, size: number) {
  tone.strokeStyle = grey(0.5, 0.8);
  for (const wheel of [-0.34, 0.34]) {
    tone.lineWidth = size * 0.03;
    tone.beginPath();
    tone.ellipse(x + size * (wheel + 0.09), ground - size * 0.16, size * 0.2, size * 0.22, 0.1, 0, TAU);
    tone.stroke();
  }
  tone.beginPath();
  tone.moveTo(x - size * 0.25, ground - size * 0.16);
  tone.lineTo(x + size * 0.05, ground - size * 0.46);
  tone.lineTo(x + size * 0.36, ground - size * 0.46);
  tone.stroke();
  tone.fillStyle = grey(0.3, 0.75);
  tone.beginPath();
  tone.ellipse(x, ground + unit * 0.025, size * 0.62, size * 0.035, 0, 0, TAU);
  tone.fill();
}

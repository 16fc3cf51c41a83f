import { box, disc, downwards, type Point } from '../brushes';
import { lerp, steps, TAU, times } from '../numbers';
import type { Scene } from '../sheet';
import { grey, newDrawing, type Drawing } from './drawing';
import { drawInPencil } from './hatch';

/** A bicycle against a wall, a window with flowers above it. */
export const bicycle: Scene = {
  words: ['bicycle', 'bike', 'wall', 'shop', 'flower', 'street', 'window'],
  paint(sheet) {
    const { width, height, unit, wide, tall, chance } = sheet;
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
    bike(drawing, x, ground + unit * 0.02, size, chance() < 0.5);
    drawInPencil(drawing);
  },
};

function wall({ sheet, tone, line, area }: Drawing, ground: number) {
  const { width, height, unit, chance, noise } = sheet;
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
      // Plaster covers most of it; bricks show in patches.
      const bare = noise.layered((x / unit) * 2.6, (y / unit) * 2.6 + 7, 4);
      if (bare < 0.53) continue;
      const brick: Point[] = [
        [x, y],
        [x + brickWidth * 0.93, y],
        [x + brickWidth * 0.93, y + brickHeight * 0.86],
        [x, y + brickHeight * 0.86],
      ];
      area(brick, chance.between(0.55, 0.86));
      if (chance() < 0.8) line([...brick.slice(0, chance.whole(3, 4))], 0.8, 0.55);
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

function windowWithFlowers(
  { sheet, tone, line, form, area }: Drawing,
  x: number,
  top: number,
  width: number,
  height: number,
) {
  const { unit, chance } = sheet;
  const [left, right, bottom] = [x - width / 2, x + width / 2, top + height];
  const frame = unit * 0.016;
  form(
    [
      [left - frame, top - frame],
      [right + frame, top - frame],
      [right + frame, bottom],
      [left - frame, bottom],
    ],
    0.95,
    1.6,
  );
  form(
    [
      [left, top],
      [right, top],
      [right, bottom - frame],
      [left, bottom - frame],
    ],
    0.2,
    1.4,
  );
  // A curtain on one side, and the sky in the upper panes.
  area(
    [
      [left, top],
      [left + width * 0.26, top],
      [left + width * 0.12, bottom - frame],
      [left, bottom - frame],
    ],
    0.8,
  );
  for (const fold of [0.06, 0.12, 0.18])
    line(
      [
        [left + width * fold, top],
        [left + width * fold * 0.5, bottom - frame],
      ],
      0.8,
      0.6,
    );
  area(
    [
      [left + width * 0.55, top],
      [right - width * 0.06, top],
      [left + width * 0.62, top + height * 0.4],
      [left + width * 0.5, top + height * 0.4],
    ],
    0.62,
  );
  for (const bar of [-0.008, 0.008])
    line(
      [
        [x + unit * bar, top],
        [x + unit * bar, bottom - frame],
      ],
      1.2,
    );
  for (const bar of [0.36, 0.4])
    line(
      [
        [left, top + height * bar],
        [right, top + height * bar],
      ],
      1.2,
    );
  for (const side of [-1, 1]) {
    const [near, far] = [
      x + side * (width / 2 + frame * 1.4),
      x + side * (width / 2 + frame * 1.4 + width * 0.26),
    ];
    form(
      [
        [near, top - frame],
        [far, top - frame],
        [far, bottom],
        [near, bottom],
      ],
      0.5,
      1.5,
    );
    for (const share of steps(13).slice(1, -1))
      line(
        [
          [near, lerp(top, bottom, share)],
          [far, lerp(top, bottom, share)],
        ],
        0.9,
        0.8,
      );
  }
  const boxTop = bottom + unit * 0.012;
  form(
    [
      [left - frame, boxTop],
      [right + frame, boxTop],
      [right, boxTop + unit * 0.06],
      [left, boxTop + unit * 0.06],
    ],
    0.34,
    1.6,
  );
  times(70, () => {
    const [leafX, leafY] = [x + (chance() - 0.5) * width * 1.14, boxTop + unit * chance.between(-0.06, 0.03)];
    disc(tone, leafX, leafY, unit * chance.between(0.006, 0.016), grey(chance.pick([0.22, 0.34, 0.5])));
  });
  times(17, () => {
    const [flowerX, flowerY] = [
      x + (chance() - 0.5) * width * 1.08,
      boxTop + unit * chance.between(-0.065, 0.02),
    ];
    flower({ tone, line }, flowerX, flowerY, unit * chance.between(0.011, 0.018));
  });
}

function flower({ tone, line }: Pick<Drawing, 'tone' | 'line'>, x: number, y: number, size: number) {
  disc(tone, x, y, size * 1.1, grey(0.98));
  const petals = steps(31).map((share): Point => {
    const radius = size * (0.72 + 0.34 * Math.abs(Math.sin(share * TAU * 2.5)));
    return [x + Math.cos(share * TAU) * radius, y + Math.sin(share * TAU) * radius];
  });
  line(petals, 0.8, 0.9);
  disc(tone, x, y, size * 0.3, grey(0.25));
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
  const { width, height, unit, chance } = sheet;
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
    for (let x = -stoneWidth * chance(); x < width; x += stoneWidth * 1.06) {
      const arc = steps(7).map((share): Point => [
        x + stoneWidth * share,
        y + stoneHeight - Math.sin(share * Math.PI) * stoneHeight * 0.9,
      ]);
      line(arc, 0.9, 0.6);
      if (chance() < 0.3)
        disc(
          tone,
          x + stoneWidth * 0.6,
          y + stoneHeight * 0.6,
          stoneHeight * 0.4,
          grey(chance.pick([0.4, 0.9])),
        );
    }
    y += stoneHeight;
  }
}

/** The bicycle's shade on wall and ground. */
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

function bike(drawing: Drawing, x: number, foot: number, size: number, mirror: boolean) {
  const { line, form, tone, sheet } = drawing;
  const { chance } = sheet;
  const radius = size * 0.235;
  const at = (across: number, up: number): Point => [x + size * across * (mirror ? -1 : 1), foot - size * up];
  const ring = ([cx, cy]: Point, r: number) =>
    steps(49).map((share): Point => [cx + Math.cos(share * TAU) * r, cy + Math.sin(share * TAU) * r]);
  const [rear, front, crank] = [at(-0.36, 0.235), at(0.36, 0.235), at(-0.06, 0.22)];

  for (const hub of [rear, front]) {
    tone.strokeStyle = grey(0.1);
    tone.lineWidth = size * 0.02;
    tone.beginPath();
    tone.arc(hub[0], hub[1], radius, 0, TAU);
    tone.stroke();
    line(ring(hub, radius), 1.9);
    line(ring(hub, radius * 0.92), 1.1);
    line(ring(hub, radius * 0.08), 1.4);
    times(18, (spoke) => {
      const angle = (spoke / 18) * TAU + 0.1;
      const twist = angle + (spoke % 2 ? 0.35 : -0.35);
      line(
        [
          [hub[0] + Math.cos(twist) * radius * 0.08, hub[1] + Math.sin(twist) * radius * 0.08],
          [hub[0] + Math.cos(angle) * radius * 0.92, hub[1] + Math.sin(angle) * radius * 0.92],
        ],
        0.6,
        0.7,
      );
    });
    // A mudguard over the wheel.
    const guard = steps(19).map((share): Point => {
      const angle = Math.PI * (1.06 + share * 0.74);
      return [hub[0] + Math.cos(angle) * radius * 1.1, hub[1] + Math.sin(angle) * radius * 1.1];
    });
    line(guard, 2);
  }

  const [saddle, head, stem] = [at(-0.17, 0.56), at(0.255, 0.54), at(0.235, 0.66)];
  const tube = (from: Point, to: Point, width = 0.022) => {
    tone.strokeStyle = grey(0.18);
    tone.lineWidth = size * width;
    tone.lineCap = 'round';
    tone.beginPath();
    tone.moveTo(...from);
    tone.lineTo(...to);
    tone.stroke();
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const scale = (size * width * 0.5) / Math.hypot(dx, dy);
    for (const side of [-1, 1])
      line(
        [
          [from[0] - dy * scale * side, from[1] + dx * scale * side],
          [to[0] - dy * scale * side, to[1] + dx * scale * side],
        ],
        1.3,
      );
  };
  tube(crank, saddle);
  tube(crank, head);
  tube(at(-0.145, 0.5), at(0.245, 0.6), 0.02);
  tube(crank, rear, 0.016);
  tube(rear, at(-0.145, 0.5), 0.014);
  tube(head, front, 0.018);
  tube(head, stem, 0.02);
  line(ring(crank, size * 0.05), 1.4);
  line([at(-0.36, 0.26), at(-0.06, 0.27)], 1, 0.9);
  line([at(-0.36, 0.215), at(-0.06, 0.17)], 1, 0.9);
  line([crank, at(-0.02, 0.1)], 2);
  line([at(-0.055, 0.1), at(0.02, 0.1)], 2.4);
  form(
    [at(-0.27, 0.6), at(-0.2, 0.615), at(-0.07, 0.585), at(-0.075, 0.575), at(-0.18, 0.565), at(-0.26, 0.57)],
    0.14,
    1.8,
  );
  line([at(0.235, 0.66), at(0.2, 0.695), at(0.13, 0.7), at(0.1, 0.68)], 2.4);
  // A carrier behind, a basket of flowers in front.
  line([at(-0.5, 0.5), at(-0.2, 0.5)], 2);
  line([at(-0.47, 0.5), rear], 1.2);
  form([at(0.25, 0.66), at(0.27, 0.5), at(0.45, 0.5), at(0.48, 0.66)], 0.72, 1.6);
  for (const share of [0.25, 0.5, 0.75]) {
    line(
      [
        at(lerp(0.25, 0.27, share), lerp(0.66, 0.5, share)),
        at(lerp(0.48, 0.45, share), lerp(0.66, 0.5, share)),
      ],
      0.9,
    );
    line([at(lerp(0.25, 0.48, share), 0.66), at(lerp(0.27, 0.45, share), 0.5)], 0.9);
  }
  times(26, () => {
    const [leafX, leafY] = at(chance.between(0.25, 0.48), chance.between(0.66, 0.75));
    disc(tone, leafX, leafY, size * chance.between(0.012, 0.024), grey(chance.pick([0.25, 0.4, 0.55])));
  });
  times(10, () =>
    flower(
      drawing,
      ...at(chance.between(0.25, 0.48), chance.between(0.67, 0.79)),
      size * chance.between(0.018, 0.028),
    ),
  );
}

import { box, disc, downwards, oval, type Point } from '../brushes';
import { lerp, steps, TAU, times } from '../numbers';
import { grey, type Drawing } from './drawing';

/** A sky that gets darker towards the top, with three clouds. */
export function sky(drawing: Drawing, bottom: number): void {
  const { tone, sheet } = drawing;
  const { width, height, unit } = sheet;
  box(
    tone,
    0,
    0,
    width,
    bottom,
    downwards(tone, 0, bottom * 0.8, [
      [0, [168, 168, 168]],
      [1, [242, 242, 242]],
    ]),
  );
  cloud(drawing, width * 0.22, height * 0.3, unit * 0.3, 0.7);
  cloud(drawing, width * 0.86, height * 0.2, unit * 0.24, 0.6);
  cloud(drawing, width * 0.06, height * 0.52, unit * 0.22, 0.5);
}

function cloud(
  { tone, sheet: { random }, line }: Drawing,
  x: number,
  y: number,
  size: number,
  shade: number,
): void {
  for (const share of steps(10)) {
    const puffY = y - Math.sin(share * Math.PI) * size * 0.34 * random.between(0.6, 1.2);
    disc(tone, x + (share - 0.5) * size * 1.6, puffY, size * random.between(0.16, 0.3), grey(0.99));
  }
  const belly = downwards(tone, y - size * 0.1, y + size * 0.3, [
    [0, [150, 150, 150], 0],
    [1, [150, 150, 150], shade],
  ]);
  oval(tone, x, y + size * 0.1, size * 0.85, size * 0.17, belly);
  const crest = steps(41).map((share): Point => {
    const bumps = Math.abs(Math.sin(share * 13 + x)) * size * 0.12;
    return [
      x + (share - 0.5) * size * 1.9,
      y + size * 0.02 - bumps - Math.sin(share * Math.PI) * size * 0.48,
    ];
  });
  line(crest, 0.8, 0.5);
}

export function sea({ tone, sheet, line }: Drawing, horizon: number, darkness = 0.42): void {
  const { width, height, unit, random } = sheet;
  const water = downwards(tone, horizon, height, [
    [0, [189, 189, 189]],
    [1, [darkness * 255, darkness * 255, darkness * 255]],
  ]);
  box(tone, 0, horizon, width, height - horizon, water);
  times(46, () => {
    const near = Math.pow(random(), 1.4);
    const [x, y] = [random() * width, horizon + near * (height - horizon)];
    const half = unit * random.between(0.03, 0.12) * (1 + near * 2);
    oval(tone, x, y, half, half * 0.05, grey(random.pick([0.92, 0.3, 0.85])));
    const ripple: Point[] = [
      [x - half, y],
      [x - half * 0.3, y - half * 0.05],
      [x + half * 0.4, y + half * 0.03],
      [x + half, y],
    ];
    line(ripple, 0.9, 0.6);
  });
  line(
    [
      [0, horizon],
      [width, horizon],
    ],
    1,
    0.8,
  );
}

export function gulls({ sheet, line }: Drawing, count: number, from: Point, to: Point): void {
  const { width, height, unit, random } = sheet;
  times(count, () => {
    const [x, y] = [width * random.between(from[0], to[0]), height * random.between(from[1], to[1])];
    const span = unit * random.between(0.012, 0.03);
    line(
      [
        [x - span, y - span * 0.35],
        [x - span * 0.4, y - span * 0.5],
        [x, y],
        [x + span * 0.4, y - span * 0.5],
        [x + span, y - span * 0.3],
      ],
      1.3,
    );
  });
}

/** A bare tree with a few last leaves. */
export function tree({ tone, sheet, line }: Drawing, x: number, y: number, size: number): void {
  const { random } = sheet;
  const branch = (
    fromX: number,
    fromY: number,
    angle: number,
    length: number,
    width: number,
    level: number,
  ) => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    tone.strokeStyle = grey(0.16);
    tone.lineWidth = width;
    tone.lineCap = 'round';
    tone.beginPath();
    tone.moveTo(fromX, fromY);
    tone.lineTo(toX, toY);
    tone.stroke();
    for (const side of [-1, 1]) {
      line(
        [
          [fromX + side * width * 0.5, fromY],
          [toX + side * width * 0.32, toY],
        ],
        1.2,
      );
    }
    if (level > 0) {
      times(level > 3 ? 3 : 2, () => {
        branch(
          toX,
          toY,
          angle + random.between(-0.62, 0.62),
          length * random.between(0.62, 0.82),
          width * 0.62,
          level - 1,
        );
      });
      return;
    }
    disc(tone, toX, toY, size * random.between(0.03, 0.07), grey(random.pick([0.25, 0.4, 0.62, 0.78])));
    const leaves = steps(8).map((share): Point => {
      const [dx, dy] = [Math.cos(share * TAU) * size * 0.045, Math.sin(share * TAU) * size * 0.04];
      return [toX + dx * random.between(0.7, 1.3), toY + dy * random.between(0.7, 1.3)];
    });
    line(leaves, 0.8, 0.7);
  };
  branch(x, y, -Math.PI / 2 + 0.05, size * 0.27, size * 0.062, 5);
}

export function hills({ sheet, area, line }: Drawing, ground: number): void {
  const { width, height, noise } = sheet;
  times(2, (range) => {
    const crest = steps(41).map((share): Point => {
      const bump = noise.layered(share * 5.2 + range * 7, range, 4) * height * 0.15;
      return [width * share, ground - height * (0.12 - range * 0.06) - bump];
    });
    area([...crest, [width, ground + 4], [0, ground + 4]], 0.78 - range * 0.2);
    line(crest, 1, 0.7);
  });
}

export function grassTufts({ sheet, line }: Drawing, top: number, count: number): void {
  const { width, height, unit, random } = sheet;
  times(count, () => {
    const [x, y, size] = [random() * width, lerp(top, height, random()), unit * random.between(0.012, 0.035)];
    line(
      [
        [x, y],
        [x + size * 0.2, y - size * 0.6],
        [x + size * 0.5, y - size],
      ],
      0.9,
      0.7,
    );
  });
}

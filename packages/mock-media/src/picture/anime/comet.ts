import { along, blended, disc, downwards, evenly, glow, line, oval, polygon, shape } from '../brushes';
import { css } from '../colour';
import { bloom, blurred, grain, vignette } from '../finish';
import { lerp, times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { night } from './air';
import { sittingPair } from './figure';
import { farHills, flowers, grass, petals, townLights } from './land';
import { cumulus, farClouds, sky, stars, streaks } from './sky';

const TAILS = [
  { angle: -0.62, length: 1.1, colour: '#8fe0ff', width: 0.05, strength: 0.6 },
  { angle: -0.5, length: 0.92, colour: '#ff9fe0', width: 0.03, strength: 0.45 },
  { angle: -0.58, length: 1.2, colour: '#ffffff', width: 0.014, strength: 0.85 },
] as const;

export const comet: Scene = {
  words: ['comet', 'star', 'night', 'friend', 'midnight', 'galaxy', 'sky'],
  render(sheet) {
    const { brush, width, height, unit, random, noise } = sheet;
    const shore = height * 0.7;
    const side = random.sign();
    const pairX = width * (0.5 + side * 0.17);
    const ground = (x: number) =>
      height * (0.93 - 0.07 * Math.exp(-((x - pairX) ** 2) / (unit * 0.34) ** 2)) +
      noise.layered((x / width) * 3, 3, 3) * height * 0.025;

    sky(sheet, night, shore);
    stars(sheet, shore);
    milkyWay(sheet);
    flyingComet(sheet);
    streaks(sheet, night, 0.14);
    farClouds(sheet, night, shore);
    const cloudX = width * (0.5 - side * 0.24);
    cumulus(sheet, { x: cloudX, base: shore * 1.02, width: unit * 0.9, height: height * 0.2 }, night.clouds);
    farHills(sheet, night, shore - height * 0.055, 1.1);
    lake(sheet, shore);
    townLights(sheet, shore - height * 0.018, 130);

    shape(brush, downwards(brush, height * 0.84, height, evenly(...night.hill)), () => {
      brush.moveTo(0, height);
      for (let x = 0; x <= width + 3; x += 3) brush.lineTo(x, ground(x));
      brush.lineTo(width, height);
    });
    const perUnit = width / unit;
    const meadow = { spread: unit * 0.03, count: 460 * perUnit, wind: 0.4 };
    grass(sheet, { ...meadow, root: ground, length: unit * 0.035, colours: night.blades.slice(0, 3) });
    sittingPair(brush, pairX, ground(pairX) + unit * 0.03, unit * 0.25, night.figure);
    grass(sheet, {
      ...meadow,
      root: (x) => ground(x) + height * 0.025,
      length: unit * 0.05,
      colours: night.blades,
    });
    flowers(sheet, night, ground);
    grass(sheet, {
      ...meadow,
      root: () => height * 1.01,
      length: unit * 0.1,
      colours: night.blades.slice(0, 4),
    });
    fireflies(sheet);
    petals(sheet, night);
    bloom(sheet, 0.2, 16, 2);
    vignette(sheet, 0.16);
    grain(sheet, 2);
  },
};

function milkyWay({ brush, width, height, unit, random }: Sheet) {
  times(150, () => {
    const share = random();
    const x = lerp(width * -0.05, width, share);
    const y = lerp(height * 0.62, 0, share) + (random() + random() - 1) * height * 0.16;
    glow(
      brush,
      x,
      y,
      unit * random.between(0.06, 0.17),
      random.pick(['#3a4fd0', '#7a4fd0', '#2f78d8']),
      0.09,
    );
  });
}

function flyingComet({ brush, width, height, unit, random }: Sheet) {
  const head = { x: width * 0.3, y: height * 0.34 };
  const half = unit * 0.005;
  for (const tail of TAILS) {
    const reach = Math.max(width, height * 0.8) * tail.length * 0.8;
    const end = { x: head.x + Math.cos(tail.angle) * reach, y: head.y + Math.sin(tail.angle) * reach };
    const across = { x: -Math.sin(tail.angle), y: Math.cos(tail.angle) };
    const spread = unit * tail.width * 3;
    const fade = along(
      brush,
      [head.x, head.y],
      [end.x, end.y],
      [
        [0, tail.colour, tail.strength],
        [0.4, tail.colour, tail.strength * 0.4],
        [1, tail.colour, 0],
      ],
    );
    blended(brush, 'screen', 1, () => {
      polygon(
        brush,
        [
          [head.x - across.x * half, head.y - across.y * half],
          [head.x + across.x * half, head.y + across.y * half],
          [end.x + across.x * spread, end.y + across.y * spread],
          [end.x - across.x * spread, end.y - across.y * spread],
        ],
        fade,
      );
    });
  }
  glow(brush, head.x, head.y, unit * 0.2, '#bfe8ff', 0.9);
  disc(brush, head.x, head.y, unit * 0.012, '#ffffff');
  times(3, () => {
    const [x, y] = [width * random.between(0.1, 0.6), height * random.between(0.05, 0.3)];
    const length = unit * random.between(0.05, 0.1);
    line(
      brush,
      [
        [x, y],
        [x + length, y - length * 0.55],
      ],
      'rgba(255,255,255,.75)',
      unit * 0.003,
    );
  });
}

/** Reflects the sky in the lake. */
function lake({ brush, surface, width, height, unit, random }: Sheet, shore: number) {
  const mirror = blurred(surface, 4);
  brush.save();
  brush.beginPath();
  brush.rect(0, shore, width, height - shore);
  brush.clip();
  brush.translate(0, shore * 2);
  brush.scale(1, -1);
  brush.drawImage(mirror, 0, 0, width, height);
  brush.restore();
  const depth = downwards(brush, shore, height, [
    [0, '#2a3a94', 0.1],
    [1, '#0a1131', 0.55],
  ]);
  shape(brush, depth, () => brush.rect(0, shore, width, height - shore));
  // The comet's light on the water.
  times(46, () => {
    const share = random();
    const y = lerp(shore, height * 0.9, share);
    const half = unit * lerp(0.02, 0.1, share) * random.between(0.3, 1);
    const x = width * 0.3 + (random() - 0.5) * unit * 0.12;
    oval(brush, x, y, half, unit * 0.0028, css('#bfe4ff', random.between(0.15, 0.6)));
  });
  times(70, () => {
    const y = shore + (height - shore) * random();
    const [x, length] = [width * random(), unit * random.between(0.02, 0.1)];
    line(
      brush,
      [
        [x, y],
        [x + length, y],
      ],
      `rgba(190,205,255,${random.between(0.06, 0.3)})`,
      unit * 0.0018,
    );
  });
}

function fireflies({ brush, width, height, unit, random }: Sheet) {
  times(26, () => {
    const [x, y] = [width * random(), height * random.between(0.78, 0.98)];
    glow(brush, x, y, unit * random.between(0.01, 0.03), '#ffe9a0', 0.9);
  });
}

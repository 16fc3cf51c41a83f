import { apart, box, disc, downwards, glow, newLayer, outwards, polygon, shape } from '../brushes';
import { css, mix, type Rgb } from '../colour';
import { bloom, blurred, grain, vignette } from '../finish';
import { lerp, times } from '../numbers';
import type { Named, Scene, Sheet } from '../sheet';
import { pine } from './pines';

interface Air extends Named {
  sky: readonly [string, string, string];
  sun: string;
  near: string;
}

const AIRS: readonly Air[] = [
  {
    words: ['morning', 'golden', 'sun', 'dawn'],
    sky: ['#8fa7b3', '#d9c9a8', '#ffe3ae'],
    sun: '#fff0c8',
    near: '#101a17',
  },
  {
    words: ['blue', 'dusk', 'evening', 'cold'],
    sky: ['#5d7690', '#a9b6c6', '#f0c9bd'],
    sun: '#ffe0d0',
    near: '#0b1420',
  },
  {
    words: ['rain', 'grey', 'green', 'valley'],
    sky: ['#83998f', '#bccbb9', '#eef0d8'],
    sun: '#fbffe6',
    near: '#0d1912',
  },
];

const RANGES = 6;

export const forest: Scene = {
  words: ['forest', 'pine', 'fog', 'woods', 'wood', 'tree'],
  render(sheet) {
    const { brush, width, height, unit, random } = sheet;
    const air = sheet.choose(AIRS);
    const side = random.sign();
    const sun = { x: width * (0.5 + side * 0.17), y: height * 0.34 };

    box(
      brush,
      0,
      0,
      width,
      height,
      downwards(
        brush,
        0,
        height * 0.8,
        air.sky.map((colour, index) => [index / 2, colour] as const),
      ),
    );
    glow(brush, sun.x, sun.y, unit * 0.9, air.sun, 0.6, 'screen');
    disc(brush, sun.x, sun.y, unit * 0.05, css(air.sun, 0.95));
    glow(brush, sun.x, sun.y, unit * 0.3, air.sun, 0.9, 'screen');
    farRidge(sheet, air, height * 0.5);
    times(RANGES, (range) => {
      standOfPines(sheet, air, range, sun.x);
      if (range < RANGES - 1)
        fogBank(sheet, air, lerp(0.52, 0.9, range / (RANGES - 1)) * height, 0.7 - range * 0.08);
      if (range === 2) sunbeams(sheet, air, sun);
    });
    birds(sheet, air, sun.x - side * unit * 0.3, height * 0.2);
    bloom(sheet, 0.3, 32, 1);
    vignette(sheet, 0.3);
    grain(sheet, 6);
  },
};

function tintOf(air: Air, range: number): Rgb {
  return mix(mix(air.sky[1], air.sky[0], 0.5), air.near, Math.pow((range + 0.6) / RANGES, 1.25));
}

function farRidge({ brush, width, height, noise }: Sheet, air: Air, y: number) {
  times(2, (range) => {
    shape(brush, css(mix(air.sky[1], air.sky[0], 0.25 + range * 0.3), 0.8), () => {
      brush.moveTo(0, height);
      for (let x = 0; x <= width + 3; x += 3) {
        brush.lineTo(
          x,
          y + range * height * 0.05 - noise.ridged((x / width) * 1.7 + range * 5, range, 5) * height * 0.24,
        );
      }
      brush.lineTo(width, height);
    });
  });
}

/** A range of trees on its slope. The nearest ones are at the sides and leave the middle free. */
function standOfPines(
  { brush, width, height, unit, random, noise }: Sheet,
  air: Air,
  range: number,
  clear: number,
) {
  const near = range / (RANGES - 1);
  const tint = tintOf(air, range);
  const foot = (x: number) =>
    height * lerp(0.56, 1.04, near) +
    (noise.layered((x / width) * 2.2 + range * 9, range, 3) - 0.5) * height * 0.16 * (1 - near * 0.6);
  const fill = downwards(brush, height * lerp(0.3, 0.1, near), height * lerp(0.62, 1.05, near), [
    [0, tint],
    [0.7, tint],
    [1, mix(tint, air.sky[1], 0.3 * (1 - near))],
  ]);
  shape(brush, fill, () => {
    brush.moveTo(0, height);
    for (let x = 0; x <= width + 4; x += 4) brush.lineTo(x, foot(x));
    brush.lineTo(width, height);
  });
  const spacing = unit * lerp(0.018, 0.105, near);
  for (let x = -spacing * 2; x < width + spacing * 2; x += spacing * random.between(0.6, 1.3)) {
    const aside = Math.min(1, Math.abs(x - clear) / (width * 0.5));
    const opening = lerp(1, 0.34 + 0.9 * aside, near);
    const tall = unit * lerp(0.1, 0.74, near * near) * random.between(0.6, 1.2) * opening;
    pine(brush, random, x, foot(x) + unit * 0.01, tall, fill);
  }
}

function fogBank({ brush, width, height, unit, noise }: Sheet, air: Air, y: number, strength: number) {
  const columns = 96;
  const rows = 26;
  const layer = newLayer(columns, rows);
  const pixels = layer.brush.createImageData(columns, rows);
  const fog = mix(air.sky[1], air.sky[2], 0.55);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const body = Math.sin((row / (rows - 1)) * Math.PI);
      const wisp = noise.layered((column / columns) * 3.4 + y / unit, (row / rows) * 1.4 + y, 4);
      const at = (row * columns + column) * 4;
      pixels.data.set(
        [fog[0], fog[1], fog[2], 255 * strength * body * Math.min(1, Math.max(0, (wisp - 0.24) * 2.1))],
        at,
      );
    }
  }
  layer.brush.putImageData(pixels, 0, 0);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(layer.surface, -width * 0.02, y - height * 0.16, width * 1.04, height * 0.3);
}

function sunbeams(sheet: Sheet, air: Air, sun: { x: number; y: number }) {
  const { brush, width, height, random } = sheet;
  const reach = Math.max(width, height) * 0.95;
  const layer = newLayer(width, height);
  const fade = outwards(layer.brush, [sun.x, sun.y], reach, [
    [0.03, air.sun, 0.5],
    [0.5, air.sun, 0.18],
    [1, air.sun, 0],
  ]);
  times(16, () => {
    const [angle, spread] = [random.between(0.35, 2.8), random.between(0.008, 0.045)];
    const edge = (turn: number) => [sun.x + Math.cos(turn) * reach, sun.y + Math.sin(turn) * reach] as const;
    polygon(layer.brush, [[sun.x, sun.y], edge(angle - spread), edge(angle + spread)], fade);
  });
  apart(brush, () => {
    brush.globalCompositeOperation = 'screen';
    brush.globalAlpha = 0.75;
    brush.drawImage(blurred(layer.surface, 8), 0, 0, width, height);
  });
}

function birds({ brush, unit, random }: Sheet, air: Air, x: number, y: number) {
  brush.strokeStyle = css(tintOf(air, 3), 0.9);
  brush.lineCap = 'round';
  times(9, () => {
    const [birdX, birdY] = [x + (random() - 0.5) * unit * 0.34, y + (random() - 0.5) * unit * 0.16];
    const span = unit * random.between(0.008, 0.018);
    brush.lineWidth = unit * 0.0026;
    brush.beginPath();
    brush.moveTo(birdX - span, birdY - span * 0.3);
    brush.quadraticCurveTo(birdX - span * 0.4, birdY - span * 0.6, birdX, birdY);
    brush.quadraticCurveTo(birdX + span * 0.4, birdY - span * 0.6, birdX + span, birdY - span * 0.2);
    brush.stroke();
  });
}

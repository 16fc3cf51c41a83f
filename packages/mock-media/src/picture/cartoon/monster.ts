import { box, disc, oval, shape } from '../brushes';
import { css } from '../colour';
import { vignette } from '../finish';
import { TAU, times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { cloud, halftone, penOf, sparkle, sunburst } from './ink';
import { meadow } from './meadow';
import { drawFace, drawLimbs, drawTopping, type Eyes, type Topping } from './monster-parts';
import { type MonsterPalette, PALETTES } from './monster-palette';

const EYES: readonly { words: readonly string[]; eyes: Eyes }[] = [
  { words: ['one'], eyes: 1 },
  { words: ['two'], eyes: 2 },
  { words: ['three'], eyes: 3 },
];

const TOPPINGS: readonly { words: readonly string[]; topping: Topping }[] = [
  { words: ['horn'], topping: 'horns' },
  { words: ['ear', 'bear'], topping: 'ears' },
  { words: ['antenna', 'alien'], topping: 'antenna' },
];

export const monster: Scene = {
  words: ['monster', 'creature', 'alien', 'friend', 'hello'],
  render(sheet) {
    const { brush, width, height, unit, wide } = sheet;
    const palette = sheet.choose(PALETTES);
    const pen = penOf(brush, palette.ink, unit * 0.014);
    const centre = { x: width * (wide ? 0.56 : 0.5), y: height * 0.56 };

    box(brush, 0, 0, width, height, palette.sky[0]);
    sunburst(brush, [centre.x, centre.y], width + height, 14, palette.sky[1]);
    halftone(brush, width, height * 0.5, unit * 0.026, css('#ffffff', 0.3));
    cloud(brush, pen, width * 0.14, height * 0.2, unit * 0.2);
    cloud(brush, pen, width * 0.88, height * 0.3, unit * 0.16);
    if (wide) cloud(brush, pen, width * 0.3, height * 0.36, unit * 0.12);
    meadow(sheet, pen, palette);
    oval(brush, centre.x, height * 0.9, unit * 0.3, unit * 0.035, css(palette.ink, 0.28));
    drawMonster(sheet, palette, centre.x, height * 0.88);
    flowers(sheet, palette);
    sparkles(sheet, palette, centre.x, centre.y);
    vignette(sheet, 0.06);
  },
};

function drawMonster(sheet: Sheet, palette: MonsterPalette, x: number, feet: number) {
  const { brush, unit, random } = sheet;
  const pen = penOf(brush, palette.ink, unit * 0.014);
  const { eyes } = sheet.choose(EYES);
  const { topping } = sheet.choose(TOPPINGS);
  const build = { x, feet, halfWidth: unit * 0.27, halfHeight: unit * 0.31, unit, waving: random.sign() };
  const { halfWidth: w, halfHeight: h } = build;

  const body = () => {
    brush.moveTo(x - w, feet - h * 0.32);
    brush.bezierCurveTo(x - w * 1.12, feet - h * 1.2, x - w * 0.86, feet - h * 1.98, x, feet - h * 1.98);
    brush.bezierCurveTo(x + w * 0.86, feet - h * 1.98, x + w * 1.12, feet - h * 1.2, x + w, feet - h * 0.32);
    brush.bezierCurveTo(x + w * 0.9, feet + h * 0.08, x - w * 0.9, feet + h * 0.08, x - w, feet - h * 0.32);
  };

  drawLimbs(brush, pen, palette, build);
  drawTopping(brush, pen, palette, build, topping);
  shape(brush, palette.body, body);
  brush.save();
  brush.clip();
  // Everything outside a large ellipse is in shade.
  brush.beginPath();
  brush.ellipse(x - w * 0.22, feet - h * 1.1, w * 1.05, h * 1.28, 0, 0, TAU);
  brush.rect(x + w * 2, feet - h * 3, -w * 4, h * 4);
  brush.fillStyle = palette.shade;
  brush.fill('evenodd');
  oval(brush, x, feet - h * 0.12, w * 0.6, h * 0.52, palette.belly);
  times(7, () => {
    const [spotX, spotY] = [x + w * random.between(-0.9, 0.9), feet - h * random.between(1.45, 1.9)];
    disc(brush, spotX, spotY, unit * random.between(0.008, 0.02), palette.shade);
  });
  oval(brush, x - w * 0.5, feet - h * 1.62, w * 0.13, h * 0.16, css('#ffffff', 0.55), 0.6);
  brush.restore();
  brush.beginPath();
  body();
  brush.closePath();
  pen.stroke();
  drawFace(brush, pen, palette, build, eyes);
}

function flowers({ brush, width, height, unit, random }: Sheet, { extra, sky }: MonsterPalette) {
  times(16, (index) => {
    const x = width * random();
    const y = height * random.between(0.88, 1);
    const size = unit * random.between(0.014, 0.026);
    times(5, (petal) => {
      const angle = (petal * TAU) / 5;
      const [dx, dy] = [Math.cos(angle) * size * 0.62, Math.sin(angle) * size * 0.62];
      disc(brush, x + dx, y + dy, size * 0.44, index % 2 ? '#ffffff' : extra);
    });
    disc(brush, x, y, size * 0.4, sky[0]);
  });
}

function sparkles({ brush, height, unit, random }: Sheet, { ink }: MonsterPalette, x: number, y: number) {
  const pen = penOf(brush, ink, unit * 0.014);
  times(7, () => {
    const angle = random() * TAU;
    const starX = x + Math.cos(angle) * unit * 0.27 * random.between(1.6, 2.2);
    const starY = y - unit * 0.12 + Math.sin(angle) * unit * 0.4;
    const size = unit * random.between(0.014, 0.03);
    if (starY < height * 0.7) pen.inked('#ffffff', () => sparkle(brush, starX, starY, size), 0.5);
  });
}

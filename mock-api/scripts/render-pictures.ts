/**
 * Renders the pictures that ship with the product: the seeded gallery, the style tiles and the landing page's pictures.
 * A picture is rendered again only when its recipe or its renderer has changed.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderPicture, pictureSize, toJpeg } from 'mock-media/picture';
import { seedPictures } from '../src/seed/pictures';
import { renderAvif } from './render-avif';
import { landingPictures, styleTiles, type Recipe } from './recipes';

const repository = join(import.meta.dirname, '../..');
const ledgerFile = join(import.meta.dirname, 'rendered.json');

const SEEDS = { folder: 'mock-api/src/seed/pictures', longSide: 720, maxBytes: 62_000 };

interface Wall {
  folder: string;
  pictures: readonly Recipe[];
  /** In pixels, by file name. */
  widths: (file: string) => Readonly<Record<string, number>>;
  /** AVIF quality, 0 to 100: the lowest without a visible difference at the displayed size. */
  quality: number;
}

/** Pictures of the packages and the app, as opposed to the mock's seeds. */
const walls: readonly Wall[] = [
  {
    folder: 'packages/ui/src/pieces/generator/style-tiles/pictures',
    pictures: styleTiles,
    widths: (file) => ({ [file]: 320 }),
    quality: 46,
  },
  {
    folder: 'apps/web/src/screens/landing/pictures',
    pictures: landingPictures,
    // Widths of the wall's side pictures, of its middle picture on a phone or a desktop, and of the latter on a
    // high-density screen. The landing page lists them in its `srcset`. The middle picture of 576 pixels fits into a
    // connection's first ten packets, about 14 kB, so it costs no further round trip (ADR 0013).
    widths: (file) => ({ [`${file}-320`]: 320, [`${file}-576`]: 576, [`${file}-960`]: 960 }),
    quality: 38,
  },
];

const rendered: Record<string, string> = existsSync(ledgerFile)
  ? JSON.parse(readFileSync(ledgerFile, 'utf8'))
  : {};
const ledger: Record<string, string> = {};

const { folder, longSide, maxBytes } = SEEDS;
mkdirSync(join(repository, folder), { recursive: true });
for (const picture of seedPictures) {
  const path = `${folder}/${picture.file}.jpg`;
  const fingerprint = fingerprintOf({ ...picture, longSide, maxBytes });
  if (rendered[path] !== fingerprint || !existsSync(join(repository, path))) {
    const file = await renderWithin(picture, longSide, maxBytes);
    writeFileSync(join(repository, path), file);
    console.log(`${path} ${Math.round(file.byteLength / 1000)} kB`);
  }
  ledger[path] = fingerprint;
}
const wanted = new Set(seedPictures.map(({ file }) => `${file}.jpg`));
for (const file of globSync('*.jpg', { cwd: join(repository, folder) })) {
  if (!wanted.has(basename(file))) rmSync(join(repository, folder, file));
}

for (const wall of walls) {
  mkdirSync(join(repository, wall.folder), { recursive: true });
  for (const picture of wall.pictures) {
    const path = `${wall.folder}/${picture.file}`;
    ledger[path] = fingerprintOf({ ...picture, longSide: 0, maxBytes: 0 });
    if (rendered[path] === ledger[path]) continue;
    await renderAvif(picture, join(repository, wall.folder), wall.widths(picture.file), wall.quality);
  }
}
writeFileSync(ledgerFile, `${JSON.stringify(ledger, null, 2)}\n`);

/**
 * JPEG of the highest quality that fits into `maxBytes`; the last attempt, below quality 0.3, is kept whatever its
 * size.
 */
async function renderWithin({ prompt, style, aspectRatio }: Recipe, longSide: number, maxBytes: number) {
  const full = pictureSize(aspectRatio, 'hd');
  const scale = longSide / Math.max(full.width, full.height);
  const picture = renderPicture(
    { prompt, style },
    { width: full.width * scale, height: full.height * scale },
  );
  for (let fidelity = 0.88; ; fidelity -= 0.04) {
    const file = await toJpeg(picture, fidelity);
    if (file.byteLength <= maxBytes || fidelity < 0.3) return file;
  }
}

/** Hash of everything that a picture depends on: its recipe, its style's renderer, and the brushes of all styles. */
function fingerprintOf(recipe: Recipe & { longSide: number; maxBytes: number }): string {
  const renderers = join(repository, 'packages/mock-media/src/picture');
  const sources = globSync(['*.ts', `${recipe.style}/*.ts`], { cwd: renderers }).sort();
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(join(renderers, source)));
  const { prompt, style, aspectRatio, longSide, maxBytes } = recipe;
  return hash
    .update(JSON.stringify({ prompt, style, aspectRatio, longSide, maxBytes }))
    .digest('hex')
    .slice(0, 16);
}

import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compare } from './compare.ts';
import { BASE, pictureFile, REPORT } from './files.ts';

export interface ReportedPicture {
  story: string;
  mode: string;
  /** Pixels that differ. `undefined` without a picture of the base commit. */
  pixels?: number;
  /** Their share, from 0 to 1. */
  share?: number;
  /** Files, relative to the report. */
  before?: string;
  after: string;
  difference?: string;
}

/** Compares pictures of the last run with those of the base commit, and copies them for the report. */
export function gatherPictures(changed: Record<string, string[]>): ReportedPicture[] {
  const pictures = Object.entries(changed).flatMap(([story, modes]) =>
    modes.map((mode) => gatherPicture(story, mode)),
  );
  return pictures.toSorted((a, b) => (b.share ?? 2) - (a.share ?? 2));
}

function gatherPicture(story: string, mode: string): ReportedPicture {
  const before = pictureFile(story, mode, join(BASE, '.cache/pictures/taken'));
  const after = pictureFile(story, mode);
  const name = (kind: string) => `pictures/${story}/${mode}.${kind}.png`;
  const picture: ReportedPicture = { story, mode, after: copy(after, name('after')) };
  const difference = compare(before, after);
  if (!difference) return picture;
  const { pixels, share, png } = difference;
  writeFileSync(join(REPORT, name('difference')), png);
  return { ...picture, before: copy(before, name('before')), difference: name('difference'), pixels, share };
}

function copy(file: string, name: string): string {
  const target = join(REPORT, name);
  mkdirSync(dirname(target), { recursive: true });
  if (existsSync(file)) copyFileSync(file, target);
  return name;
}

export function writeReport(pictures: ReportedPicture[], base: string | undefined): string {
  const file = join(REPORT, 'index.html');
  mkdirSync(REPORT, { recursive: true });
  writeFileSync(file, toHtml(pictures, base));
  return file;
}

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumSignificantDigits: 2 });
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function toHtml(pictures: ReportedPicture[], base = 'no commit') {
  const count = `${pictures.length} ${pictures.length === 1 ? 'picture differs' : 'pictures differ'}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${count}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  section { border-block-start: 1px solid #8886; padding-block: 1.5rem; }
  h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
  p { margin: 0.25rem 0 1rem; opacity: 0.75; }
  .sides { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
  figure { margin: 0; }
  figcaption { font-size: 0.875rem; opacity: 0.75; }
  img { inline-size: 100%; border: 1px solid #8886; background: repeating-conic-gradient(#8883 0 25%, #0000 0 50%) 0 0/1rem 1rem; }
</style>
<h1>${count}</h1>
<p>Before is commit ${escape(base)}, rendered on this machine. Those that differ most come first. A press opens a picture in full size. <code>npm run test:pictures -- --update</code> accepts all of them, with names only those stories.</p>
${pictures.map(toSection).join('\n')}
`;
}

function toSection({ story, mode, before, after, difference, pixels, share }: ReportedPicture) {
  const extent =
    pixels === undefined || share === undefined
      ? 'The base commit has no such picture.'
      : `${pixels} pixels differ (${percent.format(share)}).`;
  const sides = [toFigure('Before', before), toFigure('After', after), toFigure('Difference', difference)];
  return `<section id="${escape(`${story}/${mode}`)}">
<h2>${escape(story)} · ${escape(mode)}</h2>
<p>${extent}</p>
<div class="sides">${sides.join('')}</div>
</section>`;
}

const toFigure = (caption: string, file?: string) =>
  `<figure><figcaption>${caption}</figcaption>${
    file ? `<a href="${escape(file)}"><img loading="lazy" src="${escape(file)}" alt="${caption}"></a>` : '–'
  }</figure>`;

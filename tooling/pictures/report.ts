import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compare } from './compare.ts';
import { compareTrees, type TreeDifference } from './compare-trees.ts';
import { BASE, fileOf, isTree, REPORT } from './files.ts';
import { count } from './sentences.ts';

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
  /** Of an accessibility tree, if the base commit has one. */
  tree?: TreeDifference;
}

/** Compares pictures of the last run with those of the base commit, and copies them for the report. */
export async function gatherPictures(changed: Record<string, string[]>): Promise<ReportedPicture[]> {
  const pictures: ReportedPicture[] = [];
  for (const [story, modes] of Object.entries(changed))
    for (const mode of modes) pictures.push(await gatherPicture(story, mode));
  return pictures.toSorted((a, b) => (b.share ?? 2) - (a.share ?? 2));
}

async function gatherPicture(story: string, mode: string): Promise<ReportedPicture> {
  const before = fileOf(story, mode, join(BASE, '.cache/pictures/taken'));
  const after = fileOf(story, mode);
  if (isTree(mode)) return { story, mode, after, tree: await compareTrees(before, after) };
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

const NO_BASE = 'Not taken of the base commit.';

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumSignificantDigits: 2 });
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export function countDifferent(pictures: ReportedPicture[]): string {
  const trees = pictures.filter(({ mode }) => isTree(mode)).length;
  return `${count(pictures.length - trees, 'picture', 'pictures')} and ${count(trees, 'tree', 'trees')} differ`;
}

function toHtml(pictures: ReportedPicture[], base = 'no commit') {
  const title = countDifferent(pictures);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  section { border-block-start: 1px solid #8886; padding-block: 1.5rem; }
  h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
  p { margin: 0.25rem 0 1rem; opacity: 0.75; }
  .sides { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
  figure { margin: 0; }
  figcaption { font-size: 0.875rem; opacity: 0.75; }
  pre { overflow-x: auto; border: 1px solid #8886; padding: 0.5rem; }
  img { inline-size: 100%; border: 1px solid #8886; background: repeating-conic-gradient(#8883 0 25%, #0000 0 50%) 0 0/1rem 1rem; }
</style>
<h1>${title}</h1>
<p>Before is commit ${escape(base)}, rendered on this machine. Those that differ most come first. A press opens a picture in full size. <code>npm run test:pictures -- --update</code> accepts all of them, with names only those stories.</p>
${pictures.map(toSection).join('\n')}
`;
}

function toSection(picture: ReportedPicture) {
  const { story, mode } = picture;
  return `<section id="${escape(`${story}/${mode}`)}">
<h2>${escape(story)} · ${escape(mode)}</h2>
${isTree(mode) ? toDiff(picture) : toSides(picture)}
</section>`;
}

function toDiff({ after, tree }: ReportedPicture) {
  const text = tree ? tree.diff.join('\n') : existsSync(after) ? readFileSync(after, 'utf8') : '';
  const sentences = tree?.sentences ?? [NO_BASE];
  return `<ul>${sentences.map((sentence) => `<li>${escape(sentence)}`).join('')}</ul>
<pre>${escape(text)}</pre>`;
}

function toSides({ before, after, difference, pixels, share }: ReportedPicture) {
  const extent =
    pixels === undefined || share === undefined
      ? NO_BASE
      : `${pixels} pixels differ (${percent.format(share)}).`;
  const sides = [toFigure('Before', before), toFigure('After', after), toFigure('Difference', difference)];
  return `<p>${extent}</p>
<div class="sides">${sides.join('')}</div>`;
}

const toFigure = (caption: string, file?: string) =>
  `<figure><figcaption>${caption}</figcaption>${
    file ? `<a href="${escape(file)}"><img loading="lazy" src="${escape(file)}" alt="${caption}"></a>` : '–'
  }</figure>`;

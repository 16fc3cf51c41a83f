// Milliseconds of a key in the gallery's search over 10,000 creations: median and 95th percentile of 200 keys.
//   npm run bench:filter
import { printFigures } from '@tooling/gate/figures.ts';
import { STYLES } from '../packages/domain/src/index.ts';
import { median, quantile } from './lib/numbers.ts';
import { filterGallery, indexGallery } from '../packages/studio/src/gallery/gallery-filter.ts';

const WORDS = ['night', 'rain', 'café', 'lighthouse', 'مطر', 'बारिश', '夜雨', 'storm', 'garden', 'robot'];
const COUNT = 10_000;
const KEYS = 200;
const KEY_MS = 50;

const pick = <Value>(values: readonly Value[], seed: number): Value => values[seed % values.length]!;

const items = Array.from({ length: COUNT }, (_, id) => ({
  id,
  title: `${pick(WORDS, id)} ${pick(WORDS, id * 7 + 3)} ${id}`,
  prompt: Array.from({ length: 14 }, (_, word) => pick(WORDS, id * 13 + word * 5)).join(' '),
  imageUrl: `/media/${id}.jpg`,
  style: pick(STYLES, id),
}));

const started = performance.now();
const index = indexGallery(items);
const prepared = performance.now() - started;

const times = Array.from({ length: KEYS }, (_, key) => {
  const start = performance.now();
  filterGallery(index, {
    query: pick(WORDS, key).slice(0, 1 + (key % 5)),
    sort: pick(['newest', 'title'], key),
  });
  return performance.now() - start;
});

printFigures([
  { name: `${COUNT} creations are prepared once`, value: prepared, unit: 'ms' },
  { name: 'A key in the search, median', value: median(times), unit: 'ms', atMost: KEY_MS },
  {
    name: 'A key in the search, 95 %',
    value: quantile(times, 0.95),
    unit: 'ms',
    atMost: KEY_MS,
  },
]);

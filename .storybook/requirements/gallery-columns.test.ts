import { readFileSync } from 'node:fs';
import { GALLERY_MAX_COLUMNS } from '@product/domain';
import { expect, test } from 'vitest';
import { galleryGridClassName } from '../../packages/ui/src/pieces/gallery/gallery-grid/gallery-grid.variants';

const screen = readFileSync(
  new URL('../../apps/web/src/screens/gallery/gallery.screen.tsx', import.meta.url),
  'utf8',
);

const remsIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

test('the widest page of the gallery has room for all columns', () => {
  const page = remsIn(screen, /--ui-page:([\d.]+)rem/);
  const cell = remsIn(galleryGridClassName, /%,([\d.]+)rem\)/);
  const gap = remsIn(galleryGridClassName, /([\d.]+)rem\*\(/);
  expect(
    GALLERY_MAX_COLUMNS * cell + (GALLERY_MAX_COLUMNS - 1) * gap,
    'GALLERY_MAX_COLUMNS of gallery-grid.variants.ts, in rem; --ui-page in gallery.screen.tsx limits them',
  ).toBeLessThanOrEqual(page);
});

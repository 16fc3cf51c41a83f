import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { SHARE_PICTURE } from '../../../apps/web/static-pages/build/link-preview.ts';
import { ROOT } from '@tooling/gate/processes.mjs';

const PICTURES = join(ROOT, 'apps/web/src/screens/landing/pictures');
const MARK = join(ROOT, 'apps/web/public/favicon.svg');

/** The large one first. */
const PREVIEW_STYLES = ['fantasy', 'anime', 'cyberpunk', 'robot', 'vaporwave'];

const QUALITY = 68;

/** Composes the landing page's pictures and the mark, without words: the preview has the title in its own language. */
export async function takeSharePicture(browser: Browser): Promise<Record<string, Buffer>> {
  const { width, height } = SHARE_PICTURE;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; box-sizing: border-box; padding: 16px; background: #17171b;
      display: grid; gap: 16px; grid-template: 1fr 1fr / 1.36fr 1fr 1fr }
    img { width: 100%; height: 100%; object-fit: cover; border-radius: 20px; min-height: 0 }
    img:first-of-type { grid-row: span 2 }
    img.mark { position: absolute; inset: auto auto 48px 48px; width: 112px; height: 112px; border-radius: 28px;
      box-shadow: 0 8px 32px rgb(0 0 0 / 0.45) }
  </style>${PREVIEW_STYLES.map((name) => image(join(PICTURES, `${name}-960.avif`), 'avif')).join('')}${image(MARK, 'svg+xml', 'mark')}`);
  await page.evaluate(() => Promise.all([...document.images].map((picture) => picture.decode())));
  const picture = await page.screenshot({ type: 'jpeg', quality: QUALITY });
  await page.close();
  return { [SHARE_PICTURE.file.replace(/^.*\//, '')]: picture };
}

const image = (file: string, type: string, name = '') =>
  `<img class="${name}" src="data:image/${type};base64,${readFileSync(file, 'base64')}">`;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { ROOT } from '@tooling/gate/processes.mjs';

const MARK = join(ROOT, 'apps/web/public/favicon.svg');

interface Icon {
  size: number;
  /**
   * Whether the system cuts the icon to its own shape: the ground then reaches into the corners. Default: the mark's own
   * shape on a transparent ground.
   */
  isMaskable?: boolean;
}

const ICONS: Record<string, Icon> = {
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  'maskable-192.png': { size: 192, isMaskable: true },
  'maskable-512.png': { size: 512, isMaskable: true },
  // iOS cuts it like a maskable icon, and shows transparency as black.
  'apple-touch.png': { size: 180, isMaskable: true },
};

/**
 * Renders the mark in each size. Its glyph must be within the circle that maskable icons keep, 80 % of their width, and
 * its first shape is the ground.
 */
export async function takeIcons(browser: Browser): Promise<Record<string, Buffer>> {
  const svg = readFileSync(MARK, 'utf8');
  const page = await browser.newPage();
  const icons: Record<string, Buffer> = {};
  for (const [file, { size, isMaskable = false }] of Object.entries(ICONS)) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>html, body { margin: 0 } svg { display: block }</style>${svg}`);
    if (isMaskable) {
      await page.evaluate(() => {
        const background = document.querySelector('svg > *')?.getAttribute('fill');
        document.body.style.background = background ?? '';
      });
    }
    icons[file] = await page.screenshot({ omitBackground: !isMaskable });
  }
  await page.close();
  return icons;
}

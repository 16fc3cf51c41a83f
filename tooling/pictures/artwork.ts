// Writes the pictures that other programs show for the site: icons, the picture of a link's preview, and screenshots for
// an installation. Run it after a change of the mark, the landing page's pictures or the screens, and after
// `npm run build:demo`, which it photographs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { takeIcons } from './artwork/icons.ts';
import { takeScreenshots } from './artwork/screenshots.ts';
import { takeSharePicture } from './artwork/share-picture.ts';
import { chromiumLaunchOptions, ensureChromium, STILL_PICTURES } from '@tooling/gate/chromium.mjs';
import { ROOT } from '@tooling/gate/processes.mjs';

const FOLDER = join(ROOT, 'apps/web/public/artwork');

await ensureChromium();
const browser = await chromium.launch(chromiumLaunchOptions(STILL_PICTURES));
mkdirSync(FOLDER, { recursive: true });
for (const take of [takeIcons, takeSharePicture, takeScreenshots]) {
  for (const [file, picture] of Object.entries(await take(browser))) {
    writeFileSync(join(FOLDER, file), picture);
    console.log(`${file}: ${(picture.byteLength / 1000).toFixed(1)} kB`);
  }
}
await browser.close();

// Publishes Storybook to Chromatic and compares its pictures there: node scripts/chromatic.ts
// With --dry-run: checks the configuration and the modes of every story in storybook-static, without the network.
import { setTimeout } from 'node:timers/promises';
import { getConfiguration } from 'chromatic/node';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions, ensureChromium } from './lib/chromium.mjs';
import { findModeFaults, type ExtractedStory, type GlobalTypes } from './lib/pictures/mode-faults.ts';
import { childEnvironment, passThrough, ROOT, startInBackground } from './lib/processes.mjs';
import { freePort } from './lib/ports.mjs';
import { WAIT_MS } from './lib/time-limits.ts';

const TOKEN = 'CHROMATIC_PROJECT_TOKEN';

if (process.argv.includes('--dry-run')) {
  await getConfiguration();
  const { stories, globalTypes } = await readStorybook();
  const faults = findModeFaults(stories, globalTypes);
  for (const fault of faults) console.error(fault);
  console.log(`Chromatic would take pictures of ${Object.keys(stories).length} stories.`);
  process.exit(faults.length > 0 ? 1 : 0);
}
if (!process.env[TOKEN]) {
  console.log(
    `Nothing was sent to Chromatic: ${TOKEN} is not set. A project's page on chromatic.com shows its token; npm run test:pictures compares the same pictures on this machine.`,
  );
  process.exit(0);
}
process.exit(await passThrough('chromatic', process.argv.slice(2), childEnvironment()));

/** The stories of the built Storybook with their parameters, as Chromatic reads them. */
async function readStorybook() {
  await ensureChromium();
  const port = await freePort(6106);
  startInBackground(process.execPath, ['scripts/serve.mjs', 'storybook-static', String(port)], ROOT);
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await openWhenServed(page, `http://localhost:${port}/iframe.html?viewMode=story`);
    return await page.evaluate(async () => {
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      await preview.ready();
      const stories: Record<string, ExtractedStory> = await preview.extract();
      const globalTypes: GlobalTypes = preview.storyStoreValue.projectAnnotations.globalTypes;
      // Functions in parameters cannot leave the page.
      return JSON.parse(
        JSON.stringify({
          globalTypes,
          stories: Object.fromEntries(
            Object.entries(stories).map(([id, { title, parameters }]) => [
              id,
              { title, parameters: { chromatic: parameters.chromatic, layout: parameters.layout } },
            ]),
          ),
        }),
      ) as { stories: Record<string, ExtractedStory>; globalTypes: GlobalTypes };
    });
  } finally {
    await browser.close();
  }
}

/** The server may need longer to start than the browser. */
async function openWhenServed(page: Page, address: string) {
  const end = performance.now() + WAIT_MS;
  for (;;) {
    try {
      return await page.goto(address);
    } catch (error) {
      if (performance.now() > end) throw error;
      await setTimeout(100);
    }
  }
}

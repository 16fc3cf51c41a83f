// Publishes Storybook to Chromatic and compares its pictures there: node tooling/pictures/chromatic.ts
// With --dry-run: checks the configuration and the modes of every story in storybook-static, without the network.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { chromium } from 'playwright';
import { chromiumLaunchOptions, ensureChromium } from '@tooling/gate/chromium.mjs';
import {
  findBuildScriptFaults,
  findModeFaults,
  type ExtractedStory,
  type GlobalTypes,
} from './chromatic/faults.ts';
import { childEnvironment, passThrough, ROOT } from '@tooling/gate/processes.mjs';
import { WAIT_MS } from '@tooling/gate/time-limits.ts';
import { openSite } from '@tooling/gate/serve.ts';

/** From the root, where the command looks for it. */
const CONFIG = 'tooling/pictures/chromatic.config.json';
const TOKEN = 'CHROMATIC_PROJECT_TOKEN';

if (process.argv.includes('--dry-run')) {
  const { buildScriptName } = await getConfiguration(CONFIG);
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { stories, globalTypes } = await readStorybook();
  const faults = [
    ...findBuildScriptFaults(scripts, buildScriptName),
    ...findModeFaults(stories, globalTypes),
  ];
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
process.exit(
  await passThrough('chromatic', ['--config-file', CONFIG, ...process.argv.slice(2)], childEnvironment()),
);

/** The stories of the built Storybook with their parameters, as Chromatic reads them. */
async function readStorybook() {
  await ensureChromium();
  const site = await openSite(join(ROOT, 'storybook-static'));
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${site.address}/iframe.html?viewMode=story`, { timeout: WAIT_MS });
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
    site.close();
  }
}

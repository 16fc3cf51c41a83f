import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { chromiumLaunchOptions, ensureChromium } from '@tooling/gate/chromium.mjs';
import { examples } from '@tooling/packages/check/readme.ts';
import { childEnvironment, run } from '@tooling/gate/processes.mjs';
import type { Project } from './projects.ts';

const PAGE = 'http://app.example/';

/** Runs the first complete example of an installed package's README: a page in Chromium, or a module in Node. */
export async function runExample(project: Project, name: string) {
  const blocks = examples(join(project.folder, 'node_modules', name, 'README.md'));
  const page = blocks.find(({ text }) => text.includes('createRoot('));
  const module = blocks.find(({ kind }) => kind === 'js') ?? blocks.find(({ kind }) => kind === 'ts');
  if (page) return showPage(project, page.text);
  if (module) {
    const file = project.write(`example.${module.kind}`, module.text);
    return run(process.execPath, [file], childEnvironment(), project.folder);
  }
  throw new Error(`The README of ${name} has no example that runs.`);
}

async function showPage({ folder }: Project, text: string) {
  const { outputFiles } = await build({
    stdin: { contents: text, resolveDir: folder, loader: 'tsx' },
    bundle: true,
    write: false,
    outdir: folder,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.avif': 'dataurl', '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const files: Record<string, string> = {
    '/': '<!doctype html><link rel="stylesheet" href="/stdin.css"><script type="module" src="/stdin.js"></script><body>',
    ...Object.fromEntries(outputFiles.map(({ path, text }) => [path.slice(folder.length), text])),
  };
  await ensureChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    // Serves the page and its files, and answers all other requests as for a visitor.
    await page.route('**/*', (route) => {
      const url = new URL(route.request().url());
      const body = url.origin === new URL(PAGE).origin ? files[url.pathname] : undefined;
      if (body === undefined) return route.fulfill({ status: 401, json: { message: 'Please log in.' } });
      return route.fulfill({ body, contentType: contentType(url.pathname) });
    });
    await page.goto(PAGE);
    await page.getByRole('button').first().waitFor();
    if (errors.length > 0) throw new Error(`The example reports errors:\n${errors.join('\n')}`);
  } finally {
    await browser.close();
  }
}

function contentType(path: string) {
  if (path.endsWith('.js')) return 'text/javascript';
  return path.endsWith('.css') ? 'text/css' : 'text/html';
}

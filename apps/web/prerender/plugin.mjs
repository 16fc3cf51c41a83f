import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compose, createStyleRules } from './compose.mjs';
import { PAGES, SHELL } from './pages.mjs';

/**
 * Draws the pages that search engines, and people on slow machines, should see before any code runs. The app takes them
 * over as they stand (src/start/mount.ts).
 * @param {import('vite').UserConfig} drawing how the app is built to be drawn: its plugins, aliases and constants
 * @returns {import('vite').Plugin}
 */
export function prerender(drawing) {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => void (config = resolved),
    async generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      const shell = String(index.source).replace('</head>', () => `${fontLink(config.base, bundle)}</head>`);
      const draw = await buildDrawer(config, drawing);
      const styles = createStyleRules();
      const pages = [];
      for (const page of PAGES) pages.push({ ...page, html: styles.takeFrom(await draw(page.path)) });
      const sheet = this.emitFile({ type: 'asset', name: 'drawn.css', source: styles.text() });
      const sheetLink = `<link rel="stylesheet" href="${config.base}${this.getFileName(sheet)}">`;
      for (const { path, file, screen, html } of pages) {
        const code = chunksOf(screen, bundle).filter((chunk) => !shell.includes(chunk));
        const links = [sheetLink, ...code.map((chunk) => toPreload(config.base, chunk))];
        const source = compose(shell, { path, html, links });
        if (file === index.fileName) index.source = source;
        else this.emitFile({ type: 'asset', fileName: file, source });
      }
      this.emitFile({ type: 'asset', fileName: SHELL, source: shell });
    },
  };
}

/**
 * The typeface is used where it is there at the first paint (packages/ui/src/styles/fonts.css).
 * @param {string} base
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
function fontLink(base, bundle) {
  const font = Object.keys(bundle).find((file) => /geist-latin-wght-normal.*\.woff2$/.test(file));
  if (!font) throw new Error('The build has no Latin typeface to preload: correct prerender/plugin.mjs.');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${font}">`;
}

/**
 * The library names its pictures as a browser finds them, beside its script. Here they are files of the build.
 * @type {import('vite').Plugin}
 */
const picturesByName = {
  name: 'prerender:pictures',
  transform(code) {
    /** @type {string[]} */
    const files = [];
    const named = code.replace(
      /new URL\((['"])(\.\/[^'"]+)\1, import\.meta\.url\)\.href/g,
      (_address, _quote, file) => `picture${files.push(file) - 1}`,
    );
    const imports = files.map((file, index) => `import picture${index} from '${file}?url';`);
    return files.length > 0 ? { code: [...imports, named].join('\n'), map: null } : undefined;
  },
};

/** @param {string} base @param {string} chunk */
const toPreload = (base, chunk) => `<link rel="modulepreload" crossorigin href="${base}${chunk}">`;

/**
 * Builds the app to be drawn by Node.
 * @param {import('vite').ResolvedConfig} config
 * @param {import('vite').UserConfig} drawing
 * @returns {Promise<(path: string) => Promise<string>>}
 */
async function buildDrawer({ root, mode, base }, drawing) {
  const outDir = join(root, 'node_modules/.cache/prerender', mode);
  await build({
    ...drawing,
    plugins: [drawing.plugins, picturesByName],
    configFile: false,
    root,
    mode,
    base,
    logLevel: 'warn',
    // In a workspace of strict packages Node would not find what the library is made of.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  // Every build is another module to Node.
  const { draw } = await import(`${pathToFileURL(join(outDir, 'prerender.mjs'))}?${Date.now()}`);
  return draw;
}

/**
 * The files of a screen and of what it imports.
 * @param {string} screen below src/screens
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @returns {string[]}
 */
function chunksOf(screen, bundle) {
  const found = new Set();
  /** @param {string} fileName */
  const add = (fileName) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    chunk.imports.forEach(add);
  };
  const first = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/screens/${screen}`),
  );
  if (!first) throw new Error(`No chunk begins with src/screens/${screen}: correct prerender/pages.mjs.`);
  add(first.fileName);
  return [...found];
}

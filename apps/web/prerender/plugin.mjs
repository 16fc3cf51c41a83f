import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { codeBeside, codeLast, compose, createStyleRules, tellFirst } from './compose.mjs';
import { PAGES, SHELL } from './pages.mjs';
import { translationOf } from './translation.mjs';

/** @typedef {Record<string, string>} Translations by language, as JSON */
/** @typedef {{ draw: (path: string, language: string) => Promise<string>, LANGUAGES: readonly string[], FALLBACK_LANGUAGE: string }} Drawer src/prerender.tsx, built */

/**
 * Draws the pages that search engines, and people on slow machines, should see before any code runs, and what they say
 * in other languages. The app takes them over as they stand (src/start/mount.ts).
 * @param {import('vite').UserConfig} drawing how the app is built to be drawn: its plugins, aliases and constants
 * @param {string} [api] where the pages may ask it for what they are about to show; the mock is not there yet when they would
 * @returns {import('vite').Plugin}
 */
export function prerender(drawing, api) {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  const styles = createStyleRules();
  /** @type {(import('./pages.mjs').DrawnPage & { html: string, translations: Translations })[]} */
  const pages = [];
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'pre',
    configResolved: (resolved) => void (config = resolved),
    async buildStart() {
      const drawer = await buildDrawer(config, drawing);
      for (const page of PAGES) {
        const html = await drawer.draw(page.path, drawer.FALLBACK_LANGUAGE);
        const translations = await translate(drawer, page.path, html);
        pages.push({ ...page, html: styles.takeFrom(html), translations });
      }
    },
    transform: (code, id) =>
      id === join(config.root, 'src/app.css') ? { code: `${code}\n${styles.text()}`, map: null } : undefined,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html for the drawn pages.');
        const head = preloads(config.base, bundle, api);
        const shell = String(index.source).replace('</head>', () => `${head}</head>`);
        for (const { path, file, modules, outline, drawnFor, list, html, translations } of pages) {
          const links = chunksOf(modules, bundle)
            .filter((chunk) => !shell.includes(chunk))
            .map((chunk) => `<link rel="modulepreload" crossorigin href="${config.base}${chunk}">`);
          const page = compose(shell, { path, html, links });
          const texts = textsFiles(file, translations);
          const source = tellFirst(outline ? codeBeside(page) : codeLast(page), {
            'drawn-for': drawnFor,
            list: list && api !== undefined ? api + list : undefined,
            texts: config.base + texts,
          });
          for (const [language, text] of Object.entries(translations))
            this.emitFile({ type: 'asset', fileName: texts.replace('*', language), source: text });
          if (file === index.fileName) index.source = source;
          else this.emitFile({ type: 'asset', fileName: file, source });
        }
        this.emitFile({ type: 'asset', fileName: SHELL, source: shell });
      },
    },
  };
}

/**
 * What every page will need and no tag of it names: the typeface, which is used where it is there at the first paint
 * (packages/ui/src/styles/fonts.css), and the first call, as the client makes it.
 * @param {string} base
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {string} [api]
 */
function preloads(base, bundle, api) {
  const font = Object.keys(bundle).find((file) => /geist-first.*\.woff2$/.test(file));
  if (!font)
    throw new Error('The build has no first file of the typeface to preload: correct prerender/plugin.mjs.');
  const typeface = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${font}">`;
  if (api === undefined) return typeface;
  return `${typeface}<link rel="preload" as="fetch" crossorigin="use-credentials" href="${api}/api/user">`;
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

/**
 * @param {Drawer} drawer
 * @param {string} path
 * @param {string} html the page there in the language that it is delivered in
 * @returns {Promise<Translations>}
 */
async function translate({ draw, LANGUAGES, FALLBACK_LANGUAGE }, path, html) {
  /** @type {Translations} */
  const translations = {};
  for (const language of LANGUAGES.filter((one) => one !== FALLBACK_LANGUAGE)) {
    try {
      translations[language] = JSON.stringify(translationOf(html, await draw(path, language)));
    } catch (error) {
      const why = `${path} is another page in "${language}": what is drawn may differ in texts and attributes alone.`;
      throw new Error(why, { cause: error });
    }
  }
  return translations;
}

/**
 * Where a page's translations lie, with a star for the language. The name changes with any of them.
 * @param {string} file the page's own
 * @param {Translations} translations
 */
function textsFiles(file, translations) {
  const hash = createHash('sha256').update(Object.values(translations).join('')).digest('hex').slice(0, 8);
  return `assets/${file.replace(/\W/g, '-').replace(/-html$/, '')}-${hash}.*.json`;
}

/**
 * Builds the app to be drawn by Node.
 * @param {import('vite').ResolvedConfig} config
 * @param {import('vite').UserConfig} drawing
 * @returns {Promise<Drawer>}
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
  return import(`${pathToFileURL(join(outDir, 'prerender.mjs'))}?${Date.now()}`);
}

/**
 * The files that modules are in, and all that those import.
 * @param {readonly string[]} modules the ends of their names
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @returns {string[]}
 */
function chunksOf(modules, bundle) {
  const found = new Set();
  /** @param {string} fileName */
  const add = (fileName) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    chunk.imports.forEach(add);
  };
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
    );
    if (!chunk) throw new Error(`No chunk holds ${module}: correct prerender/pages.mjs.`);
    add(chunk.fileName);
  }
  return [...found];
}

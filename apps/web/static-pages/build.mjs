import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { codeBeside, codeLast, compose, createStyleRules, tellFirst, titleOf } from './build/compose.mjs';
import { PAGES, SHELL } from './pages.mjs';
import { translationOf } from './build/translation.mjs';

/** @typedef {Record<string, string>} Translations by language, as JSON */
/** @typedef {{ draw: (path: string, language: string) => Promise<string>, LANGUAGES: readonly string[], FALLBACK_LANGUAGE: string }} Drawer static-pages/render.tsx, built */

/**
 * Prerenders the pages, so that search engines and users on slow machines see them before any code runs, and writes
 * their translations. The app hydrates them (src/start/mount.ts).
 * @param {import('vite').UserConfig} drawing the build configuration for prerendering: plugins, aliases and constants
 * @param {string} [api] base URL of the API, for calls that pages make before the app runs; undefined with the mock,
 * which has not started by then
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
          const screen = chunksOf(modules, bundle)
            .filter((chunk) => !shell.includes(chunk))
            .map((chunk) => config.base + chunk);
          const texts = textsFiles(file, translations);
          const page = outline
            ? codeBeside(compose(shell, { path, html, links: screen.map(preloadOf) }))
            : codeLast(compose(shell, { path, html }));
          const source = tellFirst(page, {
            path: config.base + path.slice(1),
            title: titleOf(shell),
            // Not needed if a host serves this page for another path; the rest of the code is.
            screen: outline ? undefined : screen.join(' '),
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

/** @param {string} file a chunk of code */
const preloadOf = (file) => `<link rel="modulepreload" crossorigin href="${file}">`;

/**
 * Preload links for what every page needs and no other tag names: the typeface, which is used only if it has loaded by
 * the first paint (packages/ui/src/styles/fonts.css), and the first API call, as the client makes it.
 * @param {string} base
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {string} [api]
 */
function preloads(base, bundle, api) {
  const font = Object.keys(bundle).find((file) => /geist-first.*\.woff2$/.test(file));
  if (!font)
    throw new Error(
      'The build has no first file of the typeface to preload: correct static-pages/build.mjs.',
    );
  const typeface = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${font}">`;
  if (api === undefined) return typeface;
  return `${typeface}<link rel="preload" as="fetch" crossorigin="use-credentials" href="${api}/api/user">`;
}

/**
 * The UI library refers to its images relative to its script, as a browser finds them. Here the references become
 * imports, so that the images are files of the build.
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
 * @param {string} html the page at the path in the fallback language
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
 * The file name of a page's translations, with `*` for the language and a hash of their content.
 * @param {string} file the page's own file name
 * @param {Translations} translations
 */
function textsFiles(file, translations) {
  const hash = createHash('sha256').update(Object.values(translations).join('')).digest('hex').slice(0, 8);
  return `assets/${file.replace(/\W/g, '-').replace(/-html$/, '')}-${hash}.*.json`;
}

/**
 * Builds the app for prerendering in Node.
 * @param {import('vite').ResolvedConfig} config
 * @param {import('vite').UserConfig} drawing
 * @returns {Promise<Drawer>}
 */
async function buildDrawer({ root, mode, base }, drawing) {
  const outDir = join(root, 'node_modules/.cache/prerender', mode);
  const result = await build({
    ...drawing,
    plugins: [drawing.plugins, picturesByName],
    configFile: false,
    root,
    mode,
    base,
    logLevel: 'warn',
    // Bundles all dependencies: in a strict workspace Node would not find those of the UI library.
    ssr: { noExternal: true },
    build: {
      ssr: 'static-pages/render.tsx',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: false,
      // Node caches a module by its URL, so another build needs another name. A query would do that for the entry
      // alone: chunks import the entry without it, and would get a second instance.
      rolldownOptions: { output: { entryFileNames: 'render-[hash].mjs' } },
    },
  });
  const [entry] = 'output' in result ? result.output : [];
  if (!entry) throw new Error('static-pages/render.tsx was not built: the build returned no entry.');
  return import(pathToFileURL(join(outDir, entry.fileName)).href);
}

/**
 * The chunks that contain the given modules, and all chunks that these import.
 * @param {readonly string[]} modules the ends of their file names
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
    if (!chunk) throw new Error(`No chunk holds ${module}: correct static-pages/pages.mjs.`);
    add(chunk.fileName);
  }
  return [...found];
}

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown, UserConfig } from 'vite';
import { appendToHead, codeOf, composePage, composeTranslation, createStyleRules } from './build/compose.ts';
import { crawlerFiles } from './build/crawlers.ts';
import { addLinkPreview } from './build/link-preview.ts';
import { renderPages, type RenderedPage } from './build/render.ts';
import { DELIVERED_LANGUAGE, readTexts } from './build/texts.ts';
import { SHELL } from './pages.ts';

interface StaticPagesOptions {
  /**
   * Base URL of the API, for calls that pages make before the app runs; undefined with the mock, which has not started
   * by then.
   */
  api: string | undefined;
  /** The origin that the site is published at. Empty if it is not known. */
  origin: string;
  brand: string;
}

/**
 * Prerenders the pages, so that search engines and users on slow machines see them before any code runs, and writes
 * their translations. The app hydrates them (src/start/mount.ts).
 * @param forNode the build configuration for rendering in Node: plugins, aliases and constants
 */
export function staticPages(
  forNode: UserConfig,
  { api: apiBaseUrl, origin, brand }: StaticPagesOptions,
): Plugin {
  let config: ResolvedConfig;
  // As the client does: a preload is used only if its URL is exactly that of the call.
  const api = apiBaseUrl?.replace(/\/+$/, '');
  const styles = createStyleRules();
  let pages: RenderedPage[] = [];
  const siteUrl = () => (origin ? origin + config.base : undefined);
  return {
    name: 'static-pages',
    apply: 'build',
    enforce: 'pre',
    configResolved: (resolved) => void (config = resolved),
    async buildStart() {
      const preview = {
        brand,
        siteUrl: siteUrl(),
        pictureText: readTexts(config.root, DELIVERED_LANGUAGE, 'landing').wall,
      };
      pages = (await renderPages(config, forNode)).map((page) => ({
        ...page,
        html: addLinkPreview(page.path, styles.extractFrom(page.html), preview),
        translations: mapValues(page.translations, styles.extractFrom),
      }));
    },
    transform: (code, id) =>
      id === join(config.root, 'src/app.css') ? { code: `${code}\n${styles.text()}`, map: null } : undefined,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset')
          throw new Error('The build has no index.html for the prerendered pages.');
        const emit = (fileName: string, source: string) =>
          void this.emitFile({ type: 'asset', fileName, source });
        const shell = appendToHead(String(index.source), preloads(config.base, bundle, api));
        const shared = codeOf(shell);
        for (const page of pages) {
          const translations = mapValues(page.translations, (html, language) =>
            composeTranslation(language, { path: page.path, html }),
          );
          const files = translationFiles(page.file, translations);
          const source = composePage(shell, page, {
            path: config.base + page.path.slice(1),
            screenCode: chunksOf(page.modules, bundle)
              .map((chunk) => config.base + chunk)
              .filter((url) => !shared.includes(url)),
            audience: page.audience,
            list: page.list && api !== undefined ? api + page.list : undefined,
            translations: config.base + files,
          });
          for (const [language, text] of Object.entries(translations))
            emit(files.replace('*', language), text);
          if (page.file === index.fileName) index.source = source;
          else emit(page.file, source);
        }
        emit(SHELL, shell);
        for (const [file, text] of Object.entries(crawlerFiles(siteUrl(), config.base))) emit(file, text);
      },
    },
  };
}

/**
 * Preload links for what every page needs and no other tag names: the typeface, which is used only if it has loaded by
 * the first paint (packages/ui/src/styles/fonts.css), and the first API call, as the client makes it.
 */
function preloads(base: string, bundle: Rolldown.OutputBundle, api: string | undefined) {
  const font = Object.keys(bundle).find((file) => /geist-first.*\.woff2$/.test(file));
  if (!font)
    throw new Error('The build has no first file of the typeface to preload: correct static-pages/build.ts.');
  const typeface = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${font}">`;
  if (api === undefined) return typeface;
  return `${typeface}<link rel="preload" as="fetch" crossorigin="use-credentials" href="${api}/api/user">`;
}

/** The file name of a page's translations, with `*` for the language and a hash of their content. */
function translationFiles(file: string, translations: Readonly<Record<string, string>>) {
  const hash = createHash('sha256').update(Object.values(translations).join('')).digest('hex').slice(0, 8);
  return `assets/${file.replace(/\.html$/, '').replace(/\W/g, '-')}-${hash}.*.html`;
}

/** The chunks that contain the given modules, and all chunks that these import. */
function chunksOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const fileNames = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || fileNames.has(fileName)) return;
    fileNames.add(fileName);
    chunk.imports.forEach(add);
  };
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
    );
    if (!chunk) throw new Error(`No chunk holds ${module}: correct static-pages/pages.ts.`);
    add(chunk.fileName);
  }
  return [...fileNames];
}

const mapValues = (values: Readonly<Record<string, string>>, map: (value: string, key: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));

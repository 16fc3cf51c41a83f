import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { english } from '@product/ui/english';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import { DELIVERED_LANGUAGE, languagesIn, readTexts } from '../static-pages/build/texts.ts';
import { manifestFile } from '../static-pages/protocol.ts';
import { createManifest, type ManifestTexts } from './manifest.ts';

/** Makes the built site installable: a manifest in each language, the icon of iOS, and the colours of the themes. */
export function install({ brand }: { brand: string }, hasWorker: boolean): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'install',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: () => headTags(config),
    generateBundle() {
      const { root, base: basePath } = config;
      const { light: colour } = themeColours(root);
      for (const language of languagesIn(root)) {
        const texts = manifestTexts(root, language);
        const manifest = createManifest({ brand, basePath, language, colour, texts, hasWorker });
        this.emitFile({ type: 'asset', fileName: manifestFile(language), source: JSON.stringify(manifest) });
      }
    },
  };
}

function headTags({ root, base }: ResolvedConfig): HtmlTagDescriptor[] {
  return [
    { tag: 'link', attrs: { rel: 'manifest', href: base + manifestFile(DELIVERED_LANGUAGE) } },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `${base}artwork/apple-touch.png` } },
    ...Object.entries(themeColours(root)).map(([theme, content]) => ({
      tag: 'meta',
      attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${theme})` },
    })),
  ];
}

/** The colours of the page's ground, from the tokens of the UI library. */
function themeColours(root: string) {
  const css = readFileSync(resolveFrom(root, '@product/ui/tokens.css'), 'utf8');
  const [light, dark] = [...css.matchAll(/--ui-surface: ([^;]+);/g)].map(([, colour]) => colour);
  if (!light || !dark)
    throw new Error('tokens.css has no --ui-surface of both themes: correct install/plugin.ts.');
  return { light, dark };
}

function manifestTexts(root: string, language: string): ManifestTexts {
  const { lede, exampleTitle, communityTitle } = readTexts(root, language, 'landing');
  const { heading } = readTexts(root, language, 'generate');
  const { shell } =
    language === DELIVERED_LANGUAGE
      ? english
      : JSON.parse(readFileSync(resolveFrom(root, `@product/ui/locales/${language}.json`), 'utf8'));
  return {
    description: lede,
    shortcuts: { create: heading, gallery: shell.gallery },
    screenshots: { generator: exampleTitle, gallery: communityTitle },
  };
}

const resolveFrom = (root: string, id: string) => createRequire(join(root, 'package.json')).resolve(id);

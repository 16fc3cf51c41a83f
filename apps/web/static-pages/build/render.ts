import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type UserConfig } from 'vite';
import { PAGES, type StaticPage } from '../pages.ts';
import { DELIVERED_LANGUAGE, languagesIn } from './texts.ts';

const ENTRY = 'static-pages/render.tsx';

export interface RenderedPage extends StaticPage {
  html: string;
  /** The page in every other language: its HTML by language. */
  translations: Readonly<Record<string, string>>;
}

/**
 * Renders all pages in all languages.
 * @param config of the build that the pages belong to
 * @param forNode plugins, aliases and constants for the build of the app for Node
 */
export async function renderPages(config: ResolvedConfig, forNode: UserConfig): Promise<RenderedPage[]> {
  const render = await buildForNode(config, forNode);
  const languages = languagesIn(config.root).filter((language) => language !== DELIVERED_LANGUAGE);
  const pages: RenderedPage[] = [];
  for (const page of PAGES) {
    const translations: Record<string, string> = {};
    for (const language of languages) translations[language] = await render(page.path, language);
    pages.push({ ...page, html: await render(page.path, DELIVERED_LANGUAGE), translations });
  }
  return pages;
}

async function buildForNode({ root, mode, base }: ResolvedConfig, forNode: UserConfig) {
  const outDir = join(root, 'node_modules/.cache/static-pages', mode);
  const result = await build({
    ...forNode,
    plugins: [forNode.plugins, importImages],
    configFile: false,
    root,
    mode,
    base,
    logLevel: 'warn',
    // Bundles all dependencies: in a strict workspace Node would not find those of the UI library.
    ssr: { noExternal: true },
    build: {
      ssr: ENTRY,
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
  if (!entry) throw new Error(`${ENTRY} was not built: the build returned no entry.`);
  const { render } = await import(pathToFileURL(join(outDir, entry.fileName)).href);
  return render as (path: string, language: string) => Promise<string>;
}

/**
 * The UI library refers to its images relative to its script, as a browser finds them. Here the references become
 * imports, so that the images are files of the build.
 */
const importImages: Plugin = {
  name: 'static-pages:import-images',
  transform(code) {
    const files: string[] = [];
    const imported = code.replace(
      /new URL\((['"])(\.\/[^'"]+)\1, import\.meta\.url\)\.href/g,
      (_url, _quote, file: string) => `image${files.push(file) - 1}`,
    );
    const imports = files.map((file, index) => `import image${index} from '${file}?url';`);
    return files.length > 0 ? { code: [...imports, imported].join('\n'), map: null } : undefined;
  },
};

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { designTokens, TOKENS_RESOLVER } from './design-tokens.ts';
import { STYLESHEETS } from './entries.ts';
import { minify } from './minify.ts';
import { namesOf } from './names.ts';
import { unlayered } from './unlayered.ts';

/** Stylesheets with our classes: compiled, so that a host needs no Tailwind. */
const COMPILED = ['styles', 'standalone', 'fonts'];
/** Stylesheets for readers and for a host's Tailwind: not compiled. */
const WRITTEN = STYLESHEETS.filter((name) => !COMPILED.includes(name));

const IMPORT = /^@import '(\.[^']+)';$/gm;

/**
 * Writes the stylesheets and the tokens as JSON.
 * @param from the folder of their sources
 */
export async function buildStyles(from: string, to: string) {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: from,
    base: './',
    plugins: [tailwindcss()],
    build: {
      outDir: to,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssTarget: 'esnext',
      rolldownOptions: {
        input: Object.fromEntries(COMPILED.map((name) => [name, join(from, `${name}.css`)])),
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? name : 'fonts/[name][extname]',
        },
      },
    },
  });
  for (const name of COMPILED) {
    const file = join(to, `${name}.css`);
    writeFileSync(file, minify(readFileSync(file, 'utf8')));
  }
  writeFileSync(join(to, 'unlayered.css'), unlayered(readFileSync(join(to, 'standalone.css'), 'utf8')));
  for (const name of WRITTEN) writeFileSync(join(to, `${name}.css`), withImports(join(from, `${name}.css`)));
  writeFileSync(join(to, 'names.css'), namesOf(readFileSync(join(from, 'theme.css'), 'utf8')));
  copyFileSync(join(from, 'css.d.ts'), join(to, 'css.d.ts'));
  // The typeface may be distributed only with its licence. A file named LICENSE anywhere in a package keeps pnpm from
  // adding the licence of the workspace.
  copyFileSync(
    join(from, '../../node_modules/@fontsource-variable/geist/LICENSE'),
    join(to, 'fonts/OFL.txt'),
  );
  const tokens = designTokens(readFileSync(join(from, 'tokens.css'), 'utf8'));
  for (const [name, value] of Object.entries({ tokens, 'tokens.resolver': TOKENS_RESOLVER })) {
    writeFileSync(join(to, `${name}.json`), JSON.stringify(value, undefined, 2));
  }
}

const withImports = (file: string): string =>
  readFileSync(file, 'utf8').replace(IMPORT, (_, path) => withImports(join(dirname(file), path)));

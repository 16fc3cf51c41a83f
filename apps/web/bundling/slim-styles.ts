import type { Plugin } from 'vite';

const PROPERTY = /@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^};]*))?\}/g;

/**
 * Removes what the supported browsers do not need: prefixes, fallbacks for `color-mix()` and `@property`, and those of Tailwind's
 * properties that no class sets.
 */
export const slimStyles = (): Plugin => ({
  name: 'slim-styles',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = slim(String(file.source));
    },
  },
});

export function slim(css: string): string {
  const short = css
    .replace(/@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/, '')
    .replaceAll(/-webkit-(hyphens|text-decoration|background-clip):[^;}]+;/g, '')
    .replaceAll(/,--tw-gradient-\w+/g, '')
    .replaceAll(/(?<=[{}])([^{}]+)\{[^{};]*\}@supports \(color:color-mix[^{]*\{\1(\{[^{}]*\})\}/g, '$1$2');
  return [...short.matchAll(PROPERTY)].reduce(
    (slimmer, [declaration, name = '', initial]) =>
      initial === undefined || new RegExp(`[{;]${name}:`).test(short)
        ? slimmer
        : slimmer.replace(declaration, '').replaceAll(`var(${name})`, initial),
    short,
  );
}

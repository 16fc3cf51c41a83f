import type { Plugin } from 'vite';

/**
 * Makes the unused parts of Radix removable. Its build sets the name of each function by a call, with which a bundler
 * keeps the function (https://github.com/radix-ui/primitives/issues/3126).
 */
export const slimRadix = (): Plugin => ({
  name: 'slim-radix',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /@radix-ui\/[\w-]+\/dist\/index\.mjs$/ },
    handler: (code) => ({ code: removeNames(code), map: null }),
  },
});

export const removeNames = (code: string) =>
  code
    .replace(/^var __name = .*$/m, 'var __name = (target) => target;')
    .replace(/^ *static \{\s*__name\(this, "[^"]*"\);\s*\}$/gm, '')
    .replace(/^__name\(\w+, "[^"]*"\);$/gm, '');

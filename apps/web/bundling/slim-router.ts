import type { Plugin } from 'vite';

/**
 * Makes the unused parts of react-router removable. The package resolves to its development build in every bundler
 * (https://github.com/remix-run/react-router/issues/14102), and a bundler keeps unused components that have a
 * `displayName` or are wrapped by `createContext`, `forwardRef` or `memo`: forms, prefetching and the framework mode
 * (ADR 0016). Without this plugin the router is 4.6 kB gzip larger. When that issue is solved, measure again.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({ code: markRemovable(code), map: null }),
    },
  };
}

/** Lets a bundler remove the components of a module that are not imported. */
export const markRemovable = (code: string) =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (?=React\w*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ ');

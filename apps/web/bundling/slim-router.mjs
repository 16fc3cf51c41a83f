/**
 * The part of react-router that the app uses, and no more. Its package offers every bundler its development build, and a
 * bundler must keep what is named for the developer tools or wrapped by React, used or not: forms, prefetching and the
 * framework mode (ADR 0006).
 * @returns {import('vite').Plugin}
 */
export function slimRouter() {
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
      handler: (code) => ({ code: letGo(code), map: null }),
    },
  };
}

/**
 * Lets a bundler leave out the components of a module that nobody imports.
 * @param {string} code
 */
export const letGo = (code) =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (?=React\w*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ ');

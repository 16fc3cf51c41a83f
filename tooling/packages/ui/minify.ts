/**
 * Removes unneeded rules from a compiled stylesheet, 7 % of its size, and renames Tailwind's own properties: a host's
 * Tailwind has the same ones, and a `border-dotted` for the host's buttons would apply to ours.
 */
export const minify = (css: string) => withoutUnset(withoutFallbacks(css)).replaceAll('--tw-', '--ui-tw-');

/**
 * Removes the fallbacks for browsers without `@property` and `color-mix()`, which are older than the supported ones.
 * The fallback for `@property` was the only rule that matched the host's elements.
 */
const withoutFallbacks = (css: string) =>
  css
    .replace(/@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/, '')
    .replace(/(?<=[{}])([^{}]+)\{[^{};]*\}@supports \(color:color-mix[^{]*\{\1(\{[^{}]*\})\}/g, '$1$2')
    .replace(/@supports \(color:color-mix[^{]*\{([^{}]*\{[^{}]*\})\}/g, '$1');

const PROPERTY = /@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^};]*))?\}/g;
const NO_SHADOW = '0 0 #0000';

/**
 * Tailwind composes filters and shadows from its own properties. Those that no class of ours sets have no effect, and
 * are removed. A host's utility contains the whole list, so it can still set them.
 */
function withoutUnset(css: string) {
  const declared = [...css.matchAll(PROPERTY)];
  const rules = css.replace(PROPERTY, '');
  return declared
    .filter(([, name = '']) => !new RegExp(`[{;]${name}:`).test(rules))
    .reduce((css, [declaration, name, initial]) => {
      const withoutReferences = css.replaceAll(new RegExp(`var\\(${name}, \\) ?`, 'g'), '');
      const withoutShadows =
        initial === NO_SHADOW ? withoutReferences.replaceAll(`var(${name}), `, '') : withoutReferences;
      return withoutShadows.includes(`var(${name}`)
        ? withoutShadows
        : withoutShadows.replace(declaration, '');
    }, css);
}

/**
 * A compiled stylesheet without what nobody misses, 7 % of its weight. Tailwind's own properties get our name: a host's
 * Tailwind has the same ones, and what it sets for its buttons (`border-dotted`) is not meant for ours.
 * @param {string} css
 */
export const lean = (css) => withoutUnset(forOurBrowsers(css)).replaceAll('--tw-', '--ui-tw-');

/**
 * Older browsers than ours know neither `@property` nor `color-mix()`. What stands in for the first was the one rule
 * that concerned the host's elements.
 * @param {string} css
 */
const forOurBrowsers = (css) =>
  css
    .replace(/@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/, '')
    .replace(/(?<=[{}])([^{}]+)\{[^{};]*\}@supports \(color:color-mix[^{]*\{\1(\{[^{}]*\})\}/g, '$1$2')
    .replace(/@supports \(color:color-mix[^{]*\{([^{}]*\{[^{}]*\})\}/g, '$1');

const PROPERTY = /@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^};]*))?\}/g;
const NO_SHADOW = '0 0 #0000';

/**
 * Tailwind puts filters and shadows together from properties of its own. Those that no class of ours sets add nothing.
 * A host's utility brings the whole list again, so it may still set them.
 * @param {string} css
 */
function withoutUnset(css) {
  const declared = [...css.matchAll(PROPERTY)];
  const rules = css.replace(PROPERTY, '');
  return declared
    .filter(([, name = '']) => !new RegExp(`[{;]${name}:`).test(rules))
    .reduce((css, [declaration, name, initial]) => {
      const unlisted = css.replaceAll(new RegExp(`var\\(${name}, \\) ?`, 'g'), '');
      const unshadowed = initial === NO_SHADOW ? unlisted.replaceAll(`var(${name}), `, '') : unlisted;
      return unshadowed.includes(`var(${name}`) ? unshadowed : unshadowed.replace(declaration, '');
    }, css);
}

/**
 * Removes unneeded rules from a compiled stylesheet, 7 % of its size, and renames Tailwind's own properties: a host's
 * Tailwind has the same ones, and a `border-dotted` for the host's buttons would apply to ours.
 */
export const minify = (css: string) =>
  withoutUnset(withoutListOfOne(withoutUnset(withoutFallbacks(css))))
    .replaceAll('--tw-', '--ui-tw-')
    .replaceAll(/(?<=,| \*) | (?=\* )/g, '');

/**
 * Removes the fallbacks for browsers without `@property` and `color-mix()`, which are older than the supported ones.
 * The fallback for `@property` was the only rule that matched the host's elements.
 */
const withoutFallbacks = (css: string) =>
  css
    .replace(/@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/, '')
    .replace(
      /(?<=^|[{}])([^{}]+\{)((?:[^{};]+;)*)([\w-]+):[^{};]*((?:;[^{};]+)*\})@supports \(color:color-mix[^{]*\{\1(\3:[^{};]*)\}\}/g,
      '$1$2$5$4',
    )
    .replace(/@supports \(color:color-mix[^{]*\{([^{}]*\{[^{}]*\})\}/g, '$1')
    .replaceAll(/-webkit-(hyphens|text-decoration|background-clip):[^;}]+;/g, '')
    // Gradients that move, which ours do not.
    .replaceAll(/,--tw-gradient-\w+/g, '');

const PROPERTY = /@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^};]*))?\}/g;
const NO_SHADOW = '0 0 #0000';

/**
 * Tailwind composes filters and shadows from its own properties, and changes styles of borders and contents by them.
 * Those that no class of ours sets are replaced by their initial values, and those that none reads are removed. A host's
 * utility contains the whole list, so it can still set them.
 */
function withoutUnset(css: string) {
  const declared = [...css.matchAll(PROPERTY)];
  const rules = css.replace(PROPERTY, '');
  return declared.reduce((css, [declaration, name = '', initial = '']) => {
    if (!rules.includes(`var(${name}`))
      return css
        .replace(declaration, '')
        .replaceAll(new RegExp(`(?<=[{;])${name}:[^;}]*;?|,${name}(?=[,;}])`, 'g'), '');
    if (new RegExp(`[{;]${name}:`).test(rules)) return css;
    const withoutReferences = css.replaceAll(new RegExp(`var\\(${name}, \\) ?`, 'g'), '');
    return (initial === NO_SHADOW ? withoutReferences.replaceAll(`var(${name}), `, '') : withoutReferences)
      .replaceAll(`var(${name})`, initial)
      .replace(declaration, '');
  }, css);
}

/** A list of shadows of which one is left has its value itself. */
const withoutListOfOne = (css: string) =>
  css.replace(/(--tw-shadow):([^;}]+);box-shadow:var\(\1\)/g, 'box-shadow:$2');

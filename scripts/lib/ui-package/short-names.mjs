const IN_SELECTOR = /\.(ui\\:(?:\\.|[\w-])+)/g;
/** An attribute selector for a part of a class name, such as `svg:not([class*=size-])`. */
const SOUGHT = /\[class\*=["']?([\w-]+)["']?\]/g;
/** A class in a string of a built module, between quotes and spaces. */
const IN_STRING = /(?<=["'`\s])ui:[^\s"`]+/g;

/**
 * Short names for the library's classes; the most frequent classes get the shortest. The long names describe the style
 * for readers of the sources; in a package they are not written by hand, and are a fifth of the stylesheet's size. A
 * name that an attribute selector matches by a part of it is kept.
 * @param {string[]} stylesheets compiled
 * @param {string[]} modules built
 * @returns {Map<string, string>}
 */
export function shortNames(stylesheets, modules) {
  const uses = /** @type {Map<string, number>} */ (new Map());
  const count = (/** @type {string} */ name) => uses.set(name, (uses.get(name) ?? 0) + 1);
  for (const css of stylesheets)
    for (const [, name = ''] of css.matchAll(IN_SELECTOR)) count(unescaped(name));
  for (const text of modules) for (const [name] of text.matchAll(IN_STRING)) if (uses.has(name)) count(name);
  return byUse(uses, stylesheets.flatMap(soughtIn));
}

/**
 * The parts of class names that the attribute selectors of a text match.
 * @param {string} text
 */
export const soughtIn = (text) => [...text.matchAll(SOUGHT)].map(([, part = '']) => part);

/**
 * @param {Map<string, number>} uses how often each class is named
 * @param {string[]} sought
 * @returns {Map<string, string>}
 */
export function byUse(uses, sought) {
  const names = [...uses].sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
  return new Map(
    names.map(([name], at) => [
      name,
      sought.some((part) => name.includes(part)) ? name : `ui:${at.toString(36)}`,
    ]),
  );
}

/**
 * @param {string} css
 * @param {Map<string, string>} names
 */
export const shortenSelectors = (css, names) =>
  css.replace(IN_SELECTOR, (selector, name) => {
    const short = names.get(unescaped(name)) ?? '';
    return short === unescaped(name) ? selector : `.${short.replace(':', '\\:')}`;
  });

/**
 * Replaces the class names in a module. Throws for a class that no stylesheet has: it would have no effect.
 * @param {string} text a built module
 * @param {Map<string, string>} names
 * @param {string} file
 */
export const shortenStrings = (text, names, file) =>
  text.replace(IN_STRING, (name) => {
    const short = names.get(name);
    if (!short) throw new Error(`${file}: no stylesheet has a rule for ${name}.`);
    return short;
  });

/** @param {string} name */
const unescaped = (name) => name.replace(/\\(.)/g, '$1');

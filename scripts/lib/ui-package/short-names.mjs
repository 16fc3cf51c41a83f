const IN_SELECTOR = /\.(ui\\:(?:\\.|[\w-])+)/g;
/** What a rule looks for in the class names of others, such as `svg:not([class*=size-])`. */
const SOUGHT = /\[class\*=["']?([\w-]+)["']?\]/g;
/** In a string of a built module, between quotes and spaces. */
const IN_STRING = /(?<=["'`\s])ui:[^\s"`]+/g;

/**
 * Short names for the library's classes, the shortest for those that are named most often. They say what they look
 * like in the sources; in a package nobody writes them, and they are a fifth of the stylesheet's weight. A name that is
 * looked for by a part of it stays as it is.
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
 * What a text's rules look for by a part of it.
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
 * A class that no stylesheet knows is an error: it would do nothing.
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

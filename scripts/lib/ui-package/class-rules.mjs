const IN_SELECTOR = /\.(ui\\:(?:\\.|[\w-])+)/g;
/** A class in a string of a built module, between quotes and spaces. */
const IN_STRING = /(?<=["'`\s])ui:[^\s"`]+/g;

/**
 * Finds classes in modules that no stylesheet has a rule for: they would have no effect. Returns one sentence for each.
 * @param {Record<string, string>} modules built modules by path
 * @param {string[]} stylesheets compiled
 */
export function findClassesWithoutRule(modules, stylesheets) {
  const rules = new Set(
    stylesheets.flatMap((css) => [...css.matchAll(IN_SELECTOR)].map(([, name = '']) => unescaped(name))),
  );
  return Object.entries(modules).flatMap(([file, text]) =>
    [...text.matchAll(IN_STRING)]
      .filter(([name]) => !rules.has(name))
      .map(([name]) => `${file}: no stylesheet has a rule for ${name}.`),
  );
}

/** @param {string} name */
const unescaped = (name) => name.replace(/\\(.)/g, '$1');

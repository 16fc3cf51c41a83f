const IN_SELECTOR = /\.(ui\\:(?:\\.|[\w-])+)/g;
const IN_STRING = /(?<=["'`\s])ui:[^\s"`]+/g;

/**
 * Finds classes in modules that no stylesheet has a rule for: they would have no effect. Returns one sentence for each.
 * @param modules built modules by path
 * @param stylesheets compiled
 */
export function findClassesWithoutRule(modules: Record<string, string>, stylesheets: string[]): string[] {
  const rules = new Set(
    stylesheets.flatMap((css) => [...css.matchAll(IN_SELECTOR)].map(([, name = '']) => unescaped(name))),
  );
  return Object.entries(modules).flatMap(([file, text]) =>
    [...text.matchAll(IN_STRING)]
      .filter(([name]) => !rules.has(name))
      .map(([name]) => `${file}: no stylesheet has a rule for ${name}.`),
  );
}

const unescaped = (name: string) => name.replace(/\\(.)/g, '$1');

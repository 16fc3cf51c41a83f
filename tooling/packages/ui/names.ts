const HEAD = `/* The tokens as names of their own for a host's Tailwind: \`bg-ui-surface\`, \`text-ui-ink\`, \`rounded-ui-md\`. Nothing of
   the host's theme changes; theme.css, in contrast, replaces it. */
`;

/** A name in one of Tailwind's namespaces. The names of the defaults and the removals are not among them. */
const NAME =
  /^ *--(color|shadow|spacing|container|transition-duration|font|text|radius|ease|animate|breakpoint)-([\w-]+):\s*([^;]+);/gm;

/**
 * Writes `names.css`: every name of the theme behind `ui-`.
 * @param theme the content of theme.css
 */
export function namesOf(theme: string): string {
  const lines = [...theme.matchAll(NAME)].map(
    ([, namespace, name, value = '']) => `  --${namespace}-ui-${name}: ${value.trim()};`,
  );
  return `${HEAD}\n@theme inline reference {\n${lines.join('\n')}\n}\n`;
}

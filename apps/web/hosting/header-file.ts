import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads a `_headers` file as static hosts do: a line with a path, where a star at its end matches everything below, and
 * indented lines with headers. Without the file there are no headers.
 */
export function readHeaderFile(file: string): (path: string) => Record<string, string> {
  const rules = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  return (path) =>
    Object.assign({}, ...rules.filter(({ matches }) => matches(path)).map(({ headers }) => headers));
}

function parse(text: string) {
  const rules: { matches: (path: string) => boolean; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!name) rules.push({ matches: toTest(line.trim()), headers: {} });
    else if (rule) rule.headers[name] = value ?? '';
  }
  return rules;
}

const toTest = (pattern: string) => (path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

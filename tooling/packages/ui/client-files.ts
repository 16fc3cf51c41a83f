import { posix } from 'node:path';

const SERVER_HOOKS = ['useId', 'useMemo', 'useCallback', 'useDebugValue'];
const IMPORT = /^import (?:[\w$]+,? ?)?(?:\{([^}]*)\} )?from "([^"]+)";/gm;
const MARK = /^["']use client["'];/m;

/**
 * Finds modules with a needless 'use client', and modules that lack it. Returns one sentence for each. A module needs
 * it if it has state, effects, context, Radix or handlers, or calls a hook of a module that does. Other modules stay
 * usable in server components, which cannot use the exports of a marked index that are no components.
 * @param files built modules by path
 */
export function findWronglyMarked(files: Record<string, string>) {
  return Object.entries(files).flatMap(([file, text]) => {
    const reason = isIndex(file) ? undefined : whyClient(files, file);
    const marked = MARK.test(text);
    if (marked && !reason) return `${file} says 'use client' without need: take it out of its source.`;
    if (reason && !marked) return `${file} ${reason}: begin its source with 'use client'.`;
    return [];
  });
}

function whyClient(files: Record<string, string>, file: string): string | undefined {
  const text = files[file] ?? '';
  if (/\bon[A-Z]\w*:\s/.test(text)) return 'hands handlers on';
  for (const [, names = '', from = ''] of text.matchAll(IMPORT)) {
    if (from === 'radix-ui') return 'is made of Radix';
    const hooks = names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter(
        (name) =>
          /^use([A-Z]|$)/.test(name) || (from === 'react' && /^(createContext|(Pure)?Component)$/.test(name)),
      );
    const target = posix.join(posix.dirname(file), from);
    const hook = hooks.find((name) =>
      from.startsWith('.')
        ? whyClient(files, source(files, target, name))
        : from !== 'react' || !SERVER_HOOKS.includes(name),
    );
    if (hook) return `calls ${hook}`;
  }
  return undefined;
}

/** The module that defines a name, behind the indexes that re-export it. */
function source(files: Record<string, string>, file: string, name: string): string {
  const reexport = [...(files[file] ?? '').matchAll(/import \{([^}]*)\} from "(\.[^"]+)";/g)].find(
    ([, names = '']) => names.split(',').some((one) => one.trim() === name),
  );
  return isIndex(file) && reexport?.[2]
    ? source(files, posix.join(posix.dirname(file), reexport[2]), name)
    : file;
}

const isIndex = (file: string) => posix.basename(file) === 'index.js';

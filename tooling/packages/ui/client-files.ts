import { posix } from 'node:path';

const SERVER_HOOKS = ['useId', 'useMemo', 'useCallback', 'useDebugValue'];
const IMPORT = /^(?:im|ex)port (?:[\w$]+,? ?)?(?:\{([^}]*)\} )?from "([^"]+)";/gm;

/**
 * The modules that need 'use client': those that have state, effects, context, Radix or handlers, or call a hook of a
 * module that does. Other modules stay usable in server components, which cannot use the exports of a marked index that
 * are no components.
 * @param files modules as esbuild prints them, by path
 */
export const clientFiles = (files: Record<string, string>): string[] =>
  Object.keys(files).filter((file) => !isIndex(file) && isClient(files, file));

function isClient(files: Record<string, string>, file: string): boolean {
  const text = files[file] ?? '';
  if (/\bon[A-Z]\w*:\s/.test(text)) return true;
  return [...text.matchAll(IMPORT)].some(([, names = '', from = '']) => {
    if (from === 'radix-ui') return true;
    const hooks = names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter(
        (name) =>
          /^use([A-Z]|$)/.test(name) || (from === 'react' && /^(createContext|(Pure)?Component)$/.test(name)),
      );
    return hooks.some((name) =>
      from.startsWith('.')
        ? isClient(files, definitionOf(files, resolve(files, file, from), name))
        : from !== 'react' || !SERVER_HOOKS.includes(name),
    );
  });
}

/** The module that defines a name, behind the indexes that re-export it. */
function definitionOf(files: Record<string, string>, file: string, name: string): string {
  const reexport = [...(files[file] ?? '').matchAll(/(?:im|ex)port \{([^}]*)\} from "(\.[^"]+)";/g)].find(
    ([, names = '']) => names.split(',').some((one) => one.trim() === name),
  );
  return isIndex(file) && reexport?.[2] ? definitionOf(files, resolve(files, file, reexport[2]), name) : file;
}

/** The path of an imported module. Sources import without an extension. */
function resolve(files: Record<string, string>, file: string, from: string): string {
  const target = posix.join(posix.dirname(file), from);
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => target + end).find((path) => path in files) ?? target;
}

const isIndex = (file: string) => /^index\.[jt]s$/.test(posix.basename(file));

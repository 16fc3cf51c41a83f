import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { babelParse } from 'storybook/internal/babel';
import { isNode, nameOf, nodesIn, type Node } from '../csf/syntax';
import { topLevelOf } from './names';

const ROOT = join(import.meta.dirname, '../..');

/** A source file as far as it is needed to follow the names in it. */
export interface Source {
  /** From the repository's root. */
  path: string;
  code: string;
  program: Node;
}

export const isSourceFile = (path: string) => existsSync(join(ROOT, path));

const sources = new Map<string, Source>();

export function readSource(path: string): Source {
  const code = readFileSync(join(ROOT, path), 'utf8');
  const source = sources.get(path) ?? { path, code, program: babelParse(code).program as unknown as Node };
  sources.set(path, source);
  return source;
}

/** What a name stands for that is imported from a file nearby. */
export function findImported(
  name: string,
  { path, program }: Source,
): { node: Node; source: Source } | undefined {
  const line = nodesIn(program['body']).find(
    ({ type, specifiers }) =>
      type === 'ImportDeclaration' && nodesIn(specifiers).some(({ local }) => nameOf(local) === name),
  );
  const address = isNode(line?.['source']) ? String(line['source']['value']) : '';
  if (!address.startsWith('.')) return undefined;
  const found = ['.ts', '.tsx']
    .map((ending) => join(dirname(path), `${address}${ending}`))
    .find(isSourceFile);
  if (found === undefined) return undefined;
  const source = readSource(found);
  const [node] = topLevelOf(source.program).get(name) ?? [];
  return node && { node, source };
}

import { everyNode, isNode, nodesIn, rootOf, type Node } from '../csf/syntax';
import { assertedIn } from './asserted';
import type { Held } from './gaps';
import { isSourceFile, readSource } from './source';

/** The tests of some files as they are written, by file and name: `path > name`. Nothing in them is run. */
export function readTests(paths: readonly string[]): Held {
  return new Map([...new Set(paths)].filter(isSourceFile).flatMap(readTestFile));
}

function readTestFile(path: string): [string, () => string][] {
  const source = readSource(path);
  const tests: [string, () => string][] = [];
  for (const node of everyNode(source.program)) {
    const name = testName(node, source.code);
    if (name === undefined) continue;
    tests.push([
      `${path} > ${name}`,
      () => assertedIn({ held: tableOf(node), done: nodesIn(node['arguments']).slice(1) }, source),
    ]);
  }
  return tests;
}

function testName(node: Node, code: string): string | undefined {
  if (node.type !== 'CallExpression' || !['test', 'it'].includes(rootOf(node) ?? '')) return undefined;
  const [name, ...rest] = nodesIn(node['arguments']);
  if (!name || rest.length === 0) return undefined;
  if (name.type === 'StringLiteral') return String(name['value']);
  return name.type === 'TemplateLiteral' ? code.slice((name.start ?? 0) + 1, (name.end ?? 0) - 1) : undefined;
}

/** The rows of `test.each(rows)(name, …)`. */
function tableOf({ callee }: Node): Node[] {
  return isNode(callee) && callee.type === 'CallExpression' ? nodesIn(callee['arguments']) : [];
}

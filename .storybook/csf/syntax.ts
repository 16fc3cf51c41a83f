/** A node of a syntax tree, as Babel makes them. */
export interface Node {
  type: string;
  start?: number;
  end?: number;
  [part: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const nodesIn = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => isNode(item));

/** The nodes right below a node. */
export const partsOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([part, value]) => (part === 'loc' ? [] : nodesIn(value)));

/** A node and all below it, from the outside in. */
export function* everyNode(node: Node): Generator<Node> {
  yield node;
  for (const part of partsOf(node)) yield* everyNode(part);
}

/** A node and all below it, without the names of members and keys: what stands for a value. */
export function* everyValue(node: Node): Generator<Node> {
  yield node;
  const { property, key, computed, shorthand } = node;
  for (const part of partsOf(node)) {
    const isLabel = part === (node.type.endsWith('MemberExpression') ? property : key);
    if (!isLabel || computed || shorthand) yield* everyValue(part);
  }
}

/** What a name or a member's name is. */
export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : undefined;

/** Where a chain of calls and members begins: `expect` of `expect(a).not.toBe(b)`. */
export function rootOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'CallExpression') return rootOf(node['callee']);
  if (node.type === 'MemberExpression') return rootOf(node['object']);
  if (node.type === 'TaggedTemplateExpression') return rootOf(node['tag']);
  return node.type === 'Identifier' ? nameOf(node) : undefined;
}

/** A node of Babel's syntax tree. */
interface Node {
  type: string;
  start?: number;
  end?: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesIn = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => isNode(item));

export function literalOf(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node['value'];
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      return literalOf(node['expression']);
    case 'ArrayExpression':
      return nodesIn(node['elements']).map(literalOf);
    case 'ObjectExpression':
      return Object.fromEntries(nodesIn(node['properties']).map(toEntry));
    default:
      return undefined;
  }
}

function toEntry({ key, value }: Node): [string, unknown] {
  const name = isNode(key) ? (key['name'] ?? key['value']) : '';
  return [String(name), literalOf(value)];
}

import { isNode, nodesIn, type Node } from './syntax';

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

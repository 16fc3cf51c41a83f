/** A node of Babel's syntax tree. */
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

import { everyNode, isNode, nodesIn, type Node } from '../csf/syntax';

/** What names stand for. */
export type Meanings = Map<string, Node[]>;

const known = new WeakMap<Node, Meanings>();

/** What each name in a piece of code stands for: a declaration's value, a function, what a loop runs over. */
export function meaningsIn(node: Node): Meanings {
  const found = known.get(node) ?? namesIn(everyNode(node));
  known.set(node, found);
  return found;
}

/** The names that a whole file knows. */
export function topLevelOf(program: Node): Meanings {
  const found = known.get(program) ?? namesIn(nodesIn(program['body']).flatMap(declarationsIn));
  known.set(program, found);
  return found;
}

function declarationsIn(statement: Node): Node[] {
  const declared = isNode(statement['declaration']) ? statement['declaration'] : statement;
  return [declared, ...nodesIn(declared['declarations'])];
}

function namesIn(nodes: Iterable<Node>): Meanings {
  const found: Meanings = new Map();
  const add = (pattern: unknown, meaning: unknown) => {
    if (!isNode(pattern) || !isNode(meaning)) return;
    for (const { type, name } of everyNode(pattern))
      if (type === 'Identifier' && typeof name === 'string')
        found.set(name, [...(found.get(name) ?? []), meaning]);
  };
  for (const part of nodes) {
    if (part.type === 'VariableDeclarator') add(part['id'], part['init']);
    if (part.type === 'FunctionDeclaration') add(part['id'], part);
    if (part.type === 'ForOfStatement') add(loopVariable(part['left']), part['right']);
  }
  return found;
}

const loopVariable = (left: unknown) => (isNode(left) ? nodesIn(left['declarations'])[0]?.['id'] : undefined);

import { everyNode, everyValue, isNode, nameOf, nodesIn, partsOf, rootOf, type Node } from '../csf/syntax';
import { meaningsIn, topLevelOf } from './names';
import { findImported, type Source } from './source';

interface Body {
  /** What is held against the product as it stands: the rows of a table. */
  held?: readonly Node[];
  /** What is done, with expectations in it. */
  done: readonly Node[];
}

/** Looks that fail when nothing is there. */
const LOOK = /^((get|find)(All)?By|waitFor)/;

/**
 * What a test or a play function holds the product to, as it is written: its expectations, what it looks for on
 * the screen, and the values of this file that both of them name.
 */
export function assertedIn({ held = [], done }: Body, source: Source): string {
  const { code, program } = source;
  const meanings = [topLevelOf(program), ...done.map(meaningsIn)];
  const meaningsOf = (node: unknown) => meanings.flatMap((found) => found.get(nameOf(node) ?? '') ?? []);
  const looked = new Set<Node>();
  const quoted = new Set<Node>();
  const texts: string[] = [];

  /** A value in full: what it names belongs to it. */
  function quote(node: Node) {
    if (quoted.has(node)) return;
    quoted.add(node);
    texts.push(code.slice(node.start, node.end));
    for (const part of everyValue(node)) follow(part, quote);
  }

  function look(node: Node) {
    if (isAssertion(node)) return quote(node);
    if (looked.has(node)) return;
    looked.add(node);
    if (node.type === 'CallExpression' && callsHelperThatAsserts(node))
      nodesIn(node['arguments']).forEach(quote);
    follow(node, look);
    partsOf(node).forEach(look);
  }

  function enter(helper: Node) {
    if (looked.has(helper)) return;
    meanings.push(meaningsIn(helper));
    look(helper);
  }

  function follow(node: Node, go: (meaning: Node) => void) {
    if (node.type !== 'Identifier') return;
    visit(nameOf(node));
    for (const meaning of meaningsOf(node)) (isFunction(meaning) ? enter : go)(meaning);
  }

  /** A helper of another file is followed if it asserts; what the product exports is not what a test expects. */
  function visit(name: string | undefined) {
    const imported = name === undefined ? undefined : findImported(name, source);
    if (!imported || looked.has(imported.node) || !asserts(imported.node)) return;
    looked.add(imported.node);
    texts.push(assertedIn({ done: [imported.node] }, imported.source));
  }

  const callsHelperThatAsserts = ({ callee }: Node) => {
    if (!isNode(callee) || callee.type !== 'Identifier') return false;
    const imported = findImported(nameOf(callee) ?? '', source)?.node;
    return [...meaningsOf(callee), ...(imported ? [imported] : [])].some(asserts);
  };

  held.forEach(quote);
  done.forEach(look);
  return oneLine(texts.join('\n'));
}

/** Line breaks and indentation are the formatter's business. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const isFunction = ({ type }: Node) => /Function/.test(type);

/** Whether it is a function that asserts something. */
const asserts = (node: Node) => isFunction(node) && [...everyNode(node)].some(isAssertion);

function isAssertion(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = node['callee'];
  if (rootOf(node) === 'expect') return true;
  return isNode(callee) && LOOK.test(nameOf(callee['property']) ?? nameOf(callee) ?? '');
}

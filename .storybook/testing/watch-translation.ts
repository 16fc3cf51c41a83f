import { translatePage } from '@product/web/testing';
import { afterEach } from 'vitest';

/**
 * Lets the browser translate the page of all stories, and fails a story in which React does not find a text any more.
 * An assertion about the very element of a text fails as well: the text is in a `<font>` then.
 */
export function watchTranslation() {
  const lost: string[] = [];
  for (const method of ['insertBefore', 'removeChild'] as const) {
    const original = Node.prototype[method] as (this: Node, ...nodes: Node[]) => Node;
    Node.prototype[method] = function (this: Node, ...nodes: Node[]) {
      try {
        return original.apply(this, nodes);
      } catch (error) {
        lost.push(`${method}: ${nodes.map((node) => node?.textContent).join(', ')}`);
        throw error;
      }
    } as never;
  }
  translatePage();
  afterEach(() => {
    if (lost.length > 0) throw new Error(`Lost in translation:\n${lost.splice(0).join('\n')}`);
  });
}

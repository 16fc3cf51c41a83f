import type { CDPSession } from 'playwright';

/** CSS pseudo-class → selector of the elements that are to be in this state, such as `{ hover: 'button' }`. */
export type PseudoStates = Partial<Record<'hover' | 'active' | 'focus-visible', string>>;

/** Puts elements of the story's frame into states that the mouse would cause. Returns a function that undoes it. */
export async function forceStates(session: CDPSession, states: PseudoStates) {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const document = await storyDocument(session);
  const forced = new Map<number, string[]>();
  for (const [state, selector] of Object.entries(states)) {
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: document, selector });
    if (nodeIds.length === 0) throw new Error(`pseudo: nothing in the story matches ${selector}.`);
    for (const id of nodeIds) forced.set(id, [...(forced.get(id) ?? []), state]);
  }
  const force = async (statesOf: (states: string[]) => string[]) => {
    for (const [nodeId, states] of forced) {
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: statesOf(states) });
    }
  };
  await force((states) => states);
  return async () => {
    await force(() => []);
    await session.send('CSS.disable');
    await session.send('DOM.disable');
  };
}

/** The document in the frame in which Vitest runs the story. */
async function storyDocument(session: CDPSession): Promise<number> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'iframe[data-vitest]',
  });
  const { node } = await session.send('DOM.describeNode', { nodeId, pierce: true });
  const backendNodeIds = [node.contentDocument?.backendNodeId ?? 0];
  const { nodeIds } = await session.send('DOM.pushNodesByBackendIdsToFrontend', { backendNodeIds });
  return nodeIds[0] ?? 0;
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { click, find, nextFrame, until } from '../places/attempts';
import { Piece } from '../places/piece';
import { PLANTED_FAULTS } from './planted-faults';

const meta = { title: 'Pictures/Planted faults', tags: ['!autodocs', '!dev'] } satisfies Meta;
export default meta;

const LAYER = '[role=dialog], [role=alertdialog], [role=menu]';

let show = (_piece?: string) => {};

function Faults() {
  const [piece, setPiece] = useState<string>();
  useEffect(() => {
    show = setPiece;
  }, []);
  if (piece)
    return (
      <div key={piece} data-piece={piece}>
        <Piece name={piece} />
      </div>
    );
  return (
    <ul>
      {PLANTED_FAULTS.map(({ piece: name, fault }) => (
        <li key={name}>
          {name}: {fault}
        </li>
      ))}
    </ul>
  );
}

/** Frames in which nothing may change before a fault is planted: the focus moves into a layer after it is shown. */
const STILL_FRAMES = 4;

/** Takes the accessibility tree of a piece before and after a fault is planted in it. */
export const AreFoundInTheTree: StoryObj = {
  render: () => <Faults />,
  play: async ({ canvasElement }) => {
    // The snapshot is Vitest's.
    if (!('__vitest_worker__' in globalThis)) return;
    const { accessibilityTree, watchLiveRegions } = await import('../testing/pictures/accessibility-tree');
    const { body } = document;
    watchLiveRegions();
    const treeWhenStill = async () => {
      let tree = '';
      for (let still = 0; still < STILL_FRAMES; still++) {
        await nextFrame();
        const now = accessibilityTree(body);
        if (now !== tree) still = 0;
        tree = now;
      }
      return tree;
    };
    const missed: string[] = [];
    for (const { piece: name, inLayer, prepare, fault, plant } of PLANTED_FAULTS) {
      show(name);
      const piece = await until(name, () => canvasElement.querySelector<HTMLElement>(`[data-piece=${name}]`));
      if (inLayer) await click(find(piece, 'button'));
      if (inLayer) await until(`the layer of ${name}`, () => body.querySelector(LAYER));
      const place = inLayer ? body : piece;
      prepare?.(place);
      const before = await treeWhenStill();
      try {
        plant(place);
      } catch (error) {
        missed.push(`${name}: ${fault}: ${String(error)}`);
        continue;
      }
      await nextFrame();
      if (accessibilityTree(body) === before) missed.push(`${name}: ${fault}`);
    }
    show();
    await until('the list', () => !canvasElement.querySelector('[data-piece]'));
    if (missed.length > 0) throw new Error(`Not found:\n${missed.join('\n')}`);
  },
};

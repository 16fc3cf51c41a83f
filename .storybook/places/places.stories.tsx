import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { until } from './attempts';
import { Piece } from './piece';
import { findPiece, PLACES } from './places';
import { TRIED_PIECES } from './tried-pieces';
import { watchListeners } from './watch-listeners';

const SHOW = 'show-piece';

interface TriedPlaceProps {
  place: keyof typeof PLACES;
  piece: string;
  /** By default all are tried. */
  tried?: string[];
}

function TriedPlace({ place, piece: first }: TriedPlaceProps) {
  const [name, setName] = useState(first);
  useEffect(() => {
    const show = (event: Event) => setName((event as CustomEvent<string>).detail);
    addEventListener(SHOW, show);
    return () => removeEventListener(SHOW, show);
  }, []);
  const Place = PLACES[place];
  return (
    <>
      <p className="mb-3 text-sm">
        {place}, {name}
      </p>
      <Place>
        <p data-testid="outside" className="text-sm">
          Outside
        </p>
        <div key={name} data-testid="piece" data-piece={name}>
          <Piece name={name} />
        </div>
      </Place>
    </>
  );
}

const meta = {
  title: 'Foundations/Places',
  component: TriedPlace,
  tags: ['!autodocs'],
  args: { place: 'page', piece: 'GalleryGrid' },
  argTypes: {
    place: { control: 'select', options: Object.keys(PLACES) },
    piece: { control: 'select', options: Object.keys(TRIED_PIECES) },
  },
  // Tries every piece, and reports all that do not work here.
  play: async ({ args: { piece: first, tried = Object.keys(TRIED_PIECES) } }) => {
    const faults: string[] = [];
    for (const name of tried) {
      const { attempts } = TRIED_PIECES[name]!;
      dispatchEvent(new CustomEvent(SHOW, { detail: name }));
      const piece = await until(name, () => [findPiece()].find((each) => each?.dataset['piece'] === name));
      const stop = watchListeners(piece, (fault) => faults.push(`${name}: ${fault}`));
      try {
        for (const attempt of attempts) await attempt(piece);
      } catch (error) {
        faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      } finally {
        stop();
      }
    }
    dispatchEvent(new CustomEvent(SHOW, { detail: first }));
    // React would give it back to a frame that has been removed.
    (document.activeElement as HTMLElement | null)?.blur();
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
} satisfies Meta<typeof TriedPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePage: Story = {};

export const InAnElementThatScrolls: Story = { args: { place: 'element' } };

export const InADialog: Story = { args: { place: 'dialog' } };

export const InAShadowRoot: Story = { args: { place: 'shadow' } };

/** One of each kind that hides, positions or closes by what it finds in its root. */
export const InTwoShadowRoots: Story = {
  args: {
    place: 'nested',
    tried: [
      'AlertDialog',
      'CreationView',
      'Dialog',
      'DropdownMenu',
      'GalleryError',
      'Popover',
      'Sheet',
      'Tabs',
    ],
  },
};

export const InAFrame: Story = { args: { place: 'frame' } };

export const InAnIsland: Story = { args: { place: 'island' } };

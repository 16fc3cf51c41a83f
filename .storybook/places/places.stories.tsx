import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { useEffect, useState } from 'react';
import { findPiece, PLACES } from './places';
import { TRIED_PIECES } from './tried-pieces';

const SHOW = 'show-piece';

function TriedPlace({ place, piece: first }: { place: keyof typeof PLACES; piece: string }) {
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
        <div key={name} data-testid="piece" data-piece={name}>
          {TRIED_PIECES[name]?.piece}
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
  play: async () => {
    for (const [name, { attempt }] of Object.entries(TRIED_PIECES)) {
      dispatchEvent(new CustomEvent(SHOW, { detail: name }));
      await waitFor(() => {
        if (findPiece().dataset['piece'] !== name) throw new Error(`${name} is not rendered yet.`);
      });
      await attempt(findPiece());
    }
  },
} satisfies Meta<typeof TriedPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePage: Story = {};

export const InAnElementThatScrolls: Story = { args: { place: 'element' } };

export const InADialog: Story = { args: { place: 'dialog' } };

export const InAShadowRoot: Story = { args: { place: 'shadow' } };

export const InAFrame: Story = { args: { place: 'frame' } };

export const InAnIsland: Story = { args: { place: 'island' } };

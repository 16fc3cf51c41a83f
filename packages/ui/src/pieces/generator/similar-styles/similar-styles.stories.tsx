import type { Style } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PreviewState } from '../preview-panel';
import { STYLE_PICTURES } from '../style-tiles';
import { SimilarStyle } from './similar-style';
import { SimilarStyles } from './similar-styles';

const PROMPT = 'A lighthouse in a storm';
const onTry = fn();
const onCancel = fn();
const onView = fn();

function Places({ states }: { states: Partial<Record<Style, PreviewState>> }) {
  return (
    <SimilarStyles>
      {(Object.entries(states) as [Style, PreviewState][]).map(([style, state]) => (
        <SimilarStyle
          key={style}
          pictureStyle={style}
          prompt={PROMPT}
          state={state}
          onTry={() => onTry(style)}
          onCancel={() => onCancel(style)}
          onView={() => onView(style)}
        />
      ))}
    </SimilarStyles>
  );
}

const IDLE: PreviewState = { phase: 'idle' };
const done = (style: Style): PreviewState => ({ phase: 'done', src: STYLE_PICTURES[style] });

const meta = {
  title: 'Pieces/Generator/SimilarStyles',
  component: SimilarStyles,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Offer styles other than that of the result, each with its cost.'],
      dont: ['Pass more than four `SimilarStyle` children; further ones are ignored.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof SimilarStyles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:generate.similar-styles'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Similar styles' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Each idle place shows a style and its cost. */
export const Offered: Story = {
  tags: ['req:generate.similar-tried'],
  render: () => <Places states={{ anime: IDLE, fantasy: IDLE, sketch: IDLE, '3d': IDLE }} />,
  play: async ({ canvasElement }) => {
    onTry.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Try in Anime 1 token' }));
    await expect(onTry).toHaveBeenCalledWith('anime');
  },
};

/** Each place has its own state: running, done, failed or idle. */
export const InEachState: Story = {
  tags: ['req:generate.similar-tried'],
  render: () => (
    <Places
      states={{
        anime: { phase: 'generating', progress: 30 },
        vaporwave: done('vaporwave'),
        sketch: { phase: 'failed', message: 'The studio is closed.' },
        '3d': IDLE,
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    for (const callback of [onTry, onCancel, onView]) callback.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledWith('anime');
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: `Vaporwave picture: ${PROMPT}` })).toBeVisible(),
    );
    await expect(canvas.getByText('Vaporwave: The result is ready.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show in Vaporwave' }));
    await expect(onView).toHaveBeenCalledWith('vaporwave');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(onTry).toHaveBeenCalledWith('sketch');
  },
};

function Host() {
  const [state, setState] = useState(IDLE);
  return (
    <SimilarStyle
      pictureStyle="anime"
      prompt={PROMPT}
      state={state}
      onTry={() => setState({ phase: 'generating', progress: 0 })}
      onCancel={() => setState({ phase: 'failed', message: '' })}
    />
  );
}

/** The focus follows the button that replaces the pressed one. */
export const FocusStays: Story = {
  tags: ['!autodocs', 'req:generate.similar-tried'],
  render: () => <Host />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    for (const name of ['Cancel', 'Try Again', 'Cancel']) {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
};

export const AllTried: Story = {
  render: () => (
    <Places
      states={{
        vaporwave: done('vaporwave'),
        anime: done('anime'),
        fantasy: done('fantasy'),
        sketch: done('sketch'),
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('img')).toHaveLength(4));
  },
};

export const MissingPicture: Story = {
  render: () => <Places states={{ anime: { phase: 'done' }, fantasy: IDLE }} />,
};

export const LongText: Story = {
  globals: { locale: 'long' },
  render: () => (
    <Places
      states={{
        anime: { phase: 'generating', progress: 30 },
        vaporwave: IDLE,
        sketch: { phase: 'failed', message: 'No answer' },
      }}
    />
  ),
};

import { STYLES } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { STYLE_PICTURES } from '../style-tiles';
import { ResultStrip, type StripResult } from './result-strip';

const results: StripResult[] = STYLES.map((style, place) => ({
  id: style,
  src: STYLE_PICTURES[style],
  mediaType: 'image',
  label: `A lighthouse in the style ${style}`,
  saved: place % 3 !== 0,
}));

const meta = {
  title: 'Pieces/Generator/ResultStrip',
  component: ResultStrip,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [{ keys: ['Escape'], does: 'Cancels the selection of a second picture to compare.' }],
      do: ['Pass all results of the session, so that users find unsaved ones again.'],
      dont: ['Keep the results after a logout; they are private.'],
    } satisfies StoryGuide,
  },
  args: { results, selected: 'realistic', onSelect: fn(), onSelectRunning: fn() },
} satisfies Meta<typeof ResultStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:generate.session-strip'],
  play: async ({ canvasElement, args }) => {
    const strip = within(within(canvasElement).getByRole('region', { name: 'This session' }));
    await expect(strip.getAllByRole('listitem')).toHaveLength(8);
    await expect(
      strip.getByRole('button', { name: 'A lighthouse in the style realistic, Not saved', pressed: true }),
    ).toBeVisible();
    await userEvent.click(strip.getByRole('button', { name: 'A lighthouse in the style anime' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('anime');
  },
};

/** Beside the preview the title is in one line. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This session' }).offsetHeight).toBeLessThan(20);
  },
};

/** 'Compare' starts the selection of a second picture. Escape or a press on the shown result cancels it. */
export const Comparing: Story = {
  tags: ['req:generate.compare'],
  args: { onCompare: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const compare = canvas.getByRole('button', { name: 'Compare' });
    await userEvent.click(compare);
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose a picture to compare with.');
    await userEvent.keyboard('{Escape}');
    await expect(compare).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(compare);
    await userEvent.click(canvas.getByRole('button', { name: /style anime/ }));
    await expect(args.onCompare).toHaveBeenCalledWith('realistic', 'anime');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /style sketch/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('sketch');
    await userEvent.click(compare);
  },
};

/** With only one other picture no selection is needed. Videos cannot be compared. */
export const ComparingTwo: Story = {
  tags: ['req:generate.compare'],
  args: {
    onCompare: fn(),
    results: [...results.slice(0, 2), { ...results[2]!, mediaType: 'video' }],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Compare' }));
    await expect(args.onCompare).toHaveBeenCalledWith('realistic', 'anime');
  },
};

/** Without a second picture, and for a video, 'Compare' is not rendered. */
export const NothingToCompare: Story = {
  args: { onCompare: fn(), results: results.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Compare' })).toBeNull();
  },
};

/** A running generation is the first item; a press on it shows its progress again. */
export const Running: Story = {
  args: { results: results.slice(0, 3), progress: 40, selected: 'anime' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('40%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Generating/ }));
    await expect(args.onSelectRunning).toHaveBeenCalledOnce();
  },
};

export const AllSaved: Story = {
  args: { results: results.map((one) => ({ ...one, saved: true })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Not saved')).toBeNull();
  },
};

/** While all are being saved, the button counts them and ignores presses. */
export const SavingAll: Story = {
  args: { onSaveAll: fn(), saving: { done: 2, total: 5 } },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '2 of 5' });
    await userEvent.click(button);
    await expect(args.onSaveAll).not.toHaveBeenCalled();
  },
};

export const MissingPicture: Story = {
  args: { results: [{ id: 'gone', mediaType: 'image', label: 'A lighthouse', saved: false }] },
};

export const LongText: Story = { globals: { locale: 'long' } };

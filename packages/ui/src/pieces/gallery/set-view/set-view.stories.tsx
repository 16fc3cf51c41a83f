import { STYLES } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PICTURES } from '../../creation/stories/pictures';
import type { SetResult } from './set-result';
import { SetView, type SetViewProps } from './set-view';

const results: SetResult[] = STYLES.slice(0, 6).map((style, index) => ({
  id: style,
  src: PICTURES[style],
  mediaType: 'image',
  aspectRatio: (['1:1', '16:9', '9:16'] as const)[index % 3],
  label: `A lighthouse in the style ${style}`,
  saved: false,
}));

/** Viewport of a phone. Each story is a page of its own, because the view fills the window. */
const PHONE = { theme: 'light', locale: 'en', viewport: { width: 390, height: 844 } } as const;

const meta = {
  title: 'Pieces/Gallery/SetView',
  component: SetView,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '40rem' } },
    chromatic: {
      modes: {
        light: { theme: 'light', locale: 'en' },
        phone: PHONE,
        'dark-arabic': { theme: 'dark', locale: 'ar' },
      },
    },
    guide: {
      keyboard: [
        { keys: ['1', '9'], does: 'Moves to the result of that number.' },
        { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], does: 'Moves between results.' },
        { keys: ['Home', 'End'], does: 'Moves to the first or last result.' },
        { keys: ['S'], does: 'Keeps the result, or takes that back.' },
        { keys: ['X'], does: 'Leaves the result out, or takes that back.' },
        { keys: ['Enter'], does: 'Shows the result large.' },
        { keys: ['C'], does: 'Compares the picture with the next one that is chosen.' },
        { keys: ['Escape'], does: 'Ends the comparison, goes back to the grid, or closes the view.' },
      ],
      do: ['Keep the choices when the view closes.', 'Number equal titles within the whole set.'],
      dont: ['Delete what is left out; it stays among the results of the session.'],
    } satisfies StoryGuide,
  },
  args: {
    open: true,
    results,
    onChoose: fn(),
    onCompare: fn(),
    onSaveKept: fn(),
    onSaveAll: fn(),
    onDownload: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof SetView>;

export default meta;
type Story = StoryObj<typeof meta>;

const openView = async (name = 'View together') => within(await screen.findByRole('dialog', { name }));
type View = Awaited<ReturnType<typeof openView>>;

const itemOf = (view: View, number: number) => view.getByRole('button', { name: new RegExp(`^${number}: `) });
const hasFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());

/** Keeps the choices, as a host does. */
function Chosen(props: SetViewProps) {
  const [choices, setChoices] = useState<Record<string, SetResult['choice']>>({});
  return (
    <SetView
      {...props}
      results={props.results.map((result) => ({ ...result, choice: choices[result.id] ?? result.choice }))}
      onChoose={(id, choice) =>
        setChoices((now) => ({ ...now, [id]: now[id] === choice ? undefined : choice }))
      }
    />
  );
}

/** The first result has the focus, and nothing is chosen. */
export const Default: Story = {
  tags: ['req:generate.set-view'],
  play: async ({ args }) => {
    const view = await openView();
    await hasFocus(itemOf(view, 1));
    await expect(view.getByRole('status')).toHaveTextContent('0 of 6 kept');
    await expect(view.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.click(view.getByRole('button', { name: 'Save all' }));
    await expect(args.onSaveAll).toHaveBeenCalledOnce();
    await userEvent.click(view.getByRole('button', { name: 'Download all' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

/** A number moves to its result, S keeps it and X leaves it out; the same key again takes it back. */
export const ByKeyboard: Story = {
  tags: ['req:generate.set-view', 'req:generate.set-keys'],
  render: (args) => <Chosen {...args} />,
  play: async ({ args }) => {
    const view = await openView();
    await hasFocus(itemOf(view, 1));
    await userEvent.keyboard('2s');
    await hasFocus(itemOf(view, 2));
    await expect(itemOf(view, 2)).toHaveAccessibleName('2: A lighthouse in the style anime, Kept');
    await expect(view.getByRole('button', { name: 'Keep: 2' })).toHaveAttribute('aria-pressed', 'true');
    await expect(view.getByRole('status')).toHaveTextContent('1 of 6 kept');
    await userEvent.keyboard('{ArrowRight}');
    await hasFocus(itemOf(view, 3));
    await userEvent.keyboard('x');
    await expect(view.getByRole('status')).toHaveTextContent('1 of 6 kept, 1 left out');
    await userEvent.keyboard('xS{ArrowLeft}S');
    await expect(view.getByRole('status')).toHaveTextContent('1 of 6 kept');
    await expect(itemOf(view, 3)).toHaveAccessibleName('3: A lighthouse in the style cyberpunk, Kept');
    await userEvent.keyboard('8');
    await expect(itemOf(view, 2)).toHaveFocus();
    await userEvent.click(view.getByRole('button', { name: 'Download kept' }));
    await userEvent.click(view.getByRole('button', { name: 'Save kept' }));
    await expect(args.onSaveKept).toHaveBeenCalledOnce();
    await userEvent.keyboard('4x');
  },
};

/** In Arabic the arrow to the left leads to the next one. */
export const ByKeyboardRightToLeft: Story = {
  globals: { locale: 'ar' },
  parameters: { chromatic: { disableSnapshot: true, reason: 'The default story is pictured in Arabic.' } },
  play: async () => {
    const view = await openView('عرض النتائج معًا');
    await hasFocus(itemOf(view, 1));
    await userEvent.keyboard('{ArrowLeft}');
    await hasFocus(itemOf(view, 2));
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    await expect(await view.findByRole('img', { name: 'A lighthouse in the style cyberpunk' })).toBeVisible();
  },
};

/** Keys without a modifier can be turned off: speech input may press them by accident (WCAG 2.1.4). */
export const WithoutSingleKeys: Story = {
  tags: ['req:generate.set-keys'],
  args: { singleKeys: false },
  play: async ({ args }) => {
    const view = await openView();
    await hasFocus(itemOf(view, 1));
    await userEvent.keyboard('2sxc');
    await expect(itemOf(view, 1)).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(view.queryByText('S')).toBeNull();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await view.findByRole('button', { name: 'Show all' });
  },
};

/** Enter shows one large, with the same keys. Escape goes back to it in the grid, and then closes the view. */
export const Large: Story = {
  tags: ['req:generate.set-view', 'req:generate.set-keys'],
  render: (args) => <Chosen {...args} />,
  play: async ({ args }) => {
    const view = await openView();
    await hasFocus(itemOf(view, 1));
    await userEvent.keyboard('{Enter}{ArrowRight}s');
    await expect(await view.findByRole('img', { name: 'A lighthouse in the style anime' })).toBeVisible();
    await expect(view.getByRole('button', { name: 'Keep: 2' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('4');
    await expect(await view.findByRole('img', { name: 'A lighthouse in the style fantasy' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await hasFocus(itemOf(view, 4));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await view.findByRole('button', { name: 'Leave out: 4' }));
    const [count, place] = view.getAllByRole('status');
    await expect(count).toHaveTextContent('1 of 6 kept, 1 left out');
    await expect(place).toHaveTextContent('4 of 6: A lighthouse in the style fantasy');
  },
};

/** C chooses the first of two pictures, a press the other one. Escape cancels it. */
export const Comparing: Story = {
  tags: ['req:generate.set-compare'],
  play: async ({ args }) => {
    const view = await openView();
    await hasFocus(itemOf(view, 1));
    await userEvent.keyboard('c');
    await expect(view.getByRole('status')).toHaveTextContent('Choose a picture to compare with.');
    await userEvent.keyboard('{Escape}');
    await expect(view.getByRole('status')).toHaveTextContent('0 of 6 kept');
    await userEvent.keyboard('c3c');
    await expect(args.onCompare).toHaveBeenLastCalledWith('realistic', 'cyberpunk');
    await userEvent.click(view.getByRole('button', { name: 'Compare' }));
    await userEvent.click(itemOf(view, 2));
    await userEvent.click(itemOf(view, 5));
    await expect(args.onCompare).toHaveBeenLastCalledWith('anime', 'sketch');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('c');
  },
};

/** Of two there is nothing to choose. Videos cannot be compared. */
export const ComparingTwo: Story = {
  tags: ['req:generate.set-compare'],
  args: { results: [...results.slice(0, 2), { ...results[2]!, mediaType: 'video' }] },
  parameters: { chromatic: { disableSnapshot: true, reason: 'It looks like the default.' } },
  play: async ({ args }) => {
    const view = await openView();
    await userEvent.click(view.getByRole('button', { name: 'Compare' }));
    await expect(args.onCompare).toHaveBeenCalledWith('realistic', 'anime');
    await userEvent.keyboard('3c');
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
};

/** Saved ones are marked; some cannot be loaded. A button without its callback is not rendered. */
export const Mixed: Story = {
  args: {
    results: results.map((result, index) => ({
      ...result,
      ...(index === 1 && { src: undefined }),
      ...(index === 3 && { mediaType: 'video' as const, src: undefined }),
      saved: index < 2,
      choice: ([undefined, 'keep', 'keep', 'leave'] as const)[index],
    })),
    onSaveAll: undefined,
  },
  play: async () => {
    const view = await openView();
    await expect(itemOf(view, 2)).toHaveAccessibleName(/^2: .*, Saved, Kept/);
    await hasFocus(itemOf(view, 5));
    await expect(view.queryByRole('button', { name: 'Save all' })).toBeNull();
  },
};

/** While a task runs, it is in place of the buttons. */
export const Saving: Story = {
  args: { task: { name: 'save', done: 1, total: 4 }, onCancel: fn() },
  play: async ({ args }) => {
    const view = await openView();
    await expect(view.queryByRole('button', { name: 'Save all' })).toBeNull();
    await userEvent.click(view.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** What has failed stays, and can be tried again. */
export const SomeFailed: Story = {
  args: {
    task: { name: 'save', done: 4, total: 4, failed: ['A lighthouse', 'A lighthouse 3'] },
    onRetry: fn(),
    onDismiss: fn(),
  },
  play: async ({ args }) => {
    const view = await openView();
    await expect(view.getByText('A lighthouse 3')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** As many as a queue has room for. All are rendered. */
export const Fifty: Story = {
  args: {
    results: Array.from({ length: 50 }, (_, index) => ({
      ...results[index % 6]!,
      id: String(index),
      label: `Picture ${index + 1}`,
    })),
  },
  play: async () => {
    const view = await openView();
    await expect(view.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.keyboard('{End}');
    await hasFocus(itemOf(view, 50));
    await expect(view.getByRole('button', { name: 'Save kept' })).toBeVisible();
    await userEvent.keyboard('{Home}');
  },
};

/** At a browser zoom of 400 % the window is 320 by 256 px. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    const view = await openView();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const name of ['Keep: 1', 'Leave out: 1', 'Save kept', 'Compare'])
      await expect(view.getByRole('button', { name })).toBeInTheDocument();
    const [item] = view.getAllByRole('listitem');
    // The focus has scrolled to it.
    for (let element: Element | null = item!; element; element = element.parentElement) element.scrollTop = 0;
    const close = view.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(item!.getBoundingClientRect().top, 'below the button').toBeGreaterThan(close.bottom);
  },
};

export const LongText: Story = { globals: { locale: 'long' } };

function Openable(props: SetViewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <SetView {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const FocusGoesBack: Story = {
  parameters: { chromatic: { disableSnapshot: true, reason: 'The view is closed.' } },
  render: (args) => <Openable {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const view = await openView();
    await hasFocus(itemOf(view, 1));
    await userEvent.keyboard('{Enter}{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

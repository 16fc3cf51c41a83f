import type { GalleryFilter } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { GalleryFilters, type GalleryFiltersProps } from './gallery-filters';
import { GalleryNoMatch } from './gallery-no-match';

function Controlled({ value: initial, onValueChange, ...props }: GalleryFiltersProps) {
  const [value, setValue] = useState(initial);
  return (
    <GalleryFilters
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Pieces/Gallery/GalleryFilters',
  component: GalleryFilters,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Enter', 'Space', 'ArrowDown'], does: 'On a filter: opens its menu.' },
        { keys: ['Escape'], does: 'Closes the menu.' },
      ],
      do: [
        'Pass in `facets` the properties that the list has; community creations have no visibility.',
        'Keep the value in the URL, so that a link shows the same list.',
      ],
      dont: ['Hide the active filters; each is shown within its button.'],
    } satisfies StoryGuide,
  },
  args: { value: {}, count: 24, onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof GalleryFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

const last = (args: { onValueChange?: unknown }) =>
  (args.onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0] as GalleryFilter;

export const Default: Story = {
  tags: ['req:gallery.search'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search titles and prompts' }), 'rain');
    await expect(last(args)).toMatchObject({ query: 'rain' });
    await expect(canvas.getByRole('status')).toHaveTextContent('24 creations');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('24 creations');
    await userEvent.type(canvas.getByRole('searchbox'), 'fog');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** The browser's own undo, which Control+Z calls, brings a typed search back, whichever button has removed it. */
export const ClearIsUndone: Story = {
  tags: ['!autodocs', 'req:gallery.search'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, args }) => {
    const search = canvas.getByRole('searchbox');
    const openSheet = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
      return within(await screen.findByRole('dialog', { name: 'Filters' }));
    };
    const clears: Record<string, () => Promise<void>> = {
      bar: () => userEvent.click(canvas.getByRole('button', { name: 'Clear filters' })),
      // Chromium's own clearing cannot be undone.
      escape: async () => {
        search.focus();
        await fireEvent.keyDown(search, { key: 'Escape' });
      },
      cross: () => userEvent.click(canvas.getByRole('button', { name: 'Clear search' })),
      sheet: async () => {
        const sheet = await openSheet();
        await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }));
        await waitFor(() => expect(search).toHaveValue(''));
        await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    };
    await userEvent.type(search, 'night rain');
    for (const [name, clear] of Object.entries(clears)) {
      await clear();
      await waitFor(() => expect(search).toHaveValue(''));
      if (name !== 'sheet') await expect(search).toHaveFocus();
      search.focus();
      document.execCommand('undo');
      await expect(search).toHaveValue('night rain');
      await expect(last(args)).toMatchObject({ query: 'night rain' });
    }
  },
};

/** A filter and a search change neither the height of the bar nor the position of its parts. */
export const NothingMoves: Story = {
  tags: ['!autodocs', 'req:gallery.filters'],
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('search')!;
    const positions = () =>
      ['Media type', 'Liked', /^Sort/, 'Select'].flatMap((name) => {
        const { left, top } = canvas.queryByRole('button', { name })?.getBoundingClientRect() ?? {};
        return [left, top];
      });
    const before = [bar.offsetHeight, ...positions()];
    await userEvent.click(canvas.getByRole('button', { name: 'Style' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Cyberpunk' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'rain');
    await expect(await canvas.findByRole('button', { name: 'Style: Cyberpunk' })).toBeVisible();
    await expect([bar.offsetHeight, ...positions()]).toEqual(before);
  },
};

/** Each active filter has a button that removes it. */
export const Chosen: Story = {
  tags: ['req:gallery.filters'],
  args: { value: { style: 'anime', mediaType: 'video', liked: true, sort: 'title' }, count: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Anime' }));
    await expect(last(args)).toMatchObject({ mediaType: 'video', liked: true, sort: 'title' });
    await expect(canvas.queryByRole('button', { name: 'Remove filter: Anime' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Style' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Visibility' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Private' }));
    await expect(last(args)).toMatchObject({ visibility: 'private' });
    await userEvent.click(canvas.getByRole('button', { name: 'Liked' }));
    await expect(last(args).liked).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: 'Sort: Title' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Oldest' }));
    await expect(last(args)).toMatchObject({ sort: 'oldest' });
    await expect(canvas.getByRole('button', { name: 'Sort: Oldest' })).toHaveFocus();
  },
};

/** 'Clear filters' removes the filters that limit the list, but not the setting for whole pictures. */
export const Whole: Story = {
  tags: ['req:gallery.whole'],
  args: { value: { style: 'anime' } },
  play: async ({ canvas, args }) => {
    const whole = canvas.getByRole('button', { name: 'Uncropped' });
    await userEvent.click(whole);
    await expect(whole).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(last(args)).toEqual({ sort: undefined, whole: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Cropped' }));
    await expect(last(args).whole).toBeUndefined();
  },
};

/** In a narrow window the filters are in a sheet; the button counts those that are set. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Style' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Style' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Anime' }));
    await expect(await sheet.findByRole('button', { name: 'Style: Anime' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    const button = await canvas.findByRole('button', { name: 'Filters (1)' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ChosenByKeys: Story = {
  play: async ({ canvas, args }) => {
    const menu = canvas.getByRole('button', { name: 'Style' });
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      menu.focus();
      await userEvent.keyboard(key);
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(last(args)).toMatchObject({ style: 'realistic' });
  },
};

export const MenuOpen: Story = {
  args: { value: { style: 'sketch' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Style: Sketch' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Sketch' })).toBeChecked();
  },
};

/** The list of the community has no filter for visibility, and this one no whole pictures. */
export const FewFacets: Story = {
  args: { facets: ['style', 'liked'], withCrops: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Visibility' })).toBeNull();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    value: { query: 'a very long search of many words that no field can show at once', style: 'gothic' },
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};

export const NoMatch: Story = {
  tags: ['req:gallery.no-match'],
  render: ({ onValueChange }) => <GalleryNoMatch onClear={() => onValueChange?.({})} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({});
  },
};

function Gallery() {
  const [isCleared, setCleared] = useState(false);
  return (
    <section aria-label="Gallery">
      {isCleared ? <p>Night rain</p> : <GalleryNoMatch onClear={() => setCleared(true)} />}
    </section>
  );
}

/** The text goes with its button, and the section around it has the focus. */
export const Cleared: Story = {
  tags: ['!autodocs'],
  render: () => <Gallery />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Clear filters' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Gallery' })).toHaveFocus());
  },
};

/** In Arabic the cross is at the left, where Latin text begins: the padding keeps the text clear of it. */
export const LatinInArabic: Story = {
  tags: ['!autodocs', 'req:gallery.search'],
  globals: { locale: 'ar' },
  args: { value: { query: 'night rain' } },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    const [cross] = within(search.parentElement!).getAllByRole('button');
    const { left, width } = search.getBoundingClientRect();
    const { paddingLeft, unicodeBidi } = getComputedStyle(search);
    await expect(cross!.getBoundingClientRect().right).toBeLessThanOrEqual(left + parseFloat(paddingLeft));
    await expect(cross!.getBoundingClientRect().right).toBeLessThan(left + width / 2);
    await expect(unicodeBidi).toBe('plaintext');
  },
};

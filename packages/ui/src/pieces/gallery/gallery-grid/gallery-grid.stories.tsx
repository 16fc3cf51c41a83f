import { ASPECT_RATIOS, GALLERY_MAX_COLUMNS, ratioInList, STYLES } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { DeleteDialog } from '../delete-dialog/delete-dialog';
import { GalleryCard } from '../gallery-card';
import { GalleryGrid, type GalleryGridProps } from './gallery-grid';
import { PICTURES } from '../../creation/stories/pictures';

const TITLES = [
  'North shore',
  'August',
  'Night rain',
  'Emerald keep',
  'House by the field',
  'House robot, first draft',
  'Boulevard',
  'One-eyed greeter',
];

const ARABIC_TITLES = [
  'شاطئ الشمال',
  'آب',
  'مطر الليل',
  'حصن الزمرد',
  'بيت قرب الحقل',
  'روبوت',
  'الجادة',
  'تحية',
];

const creations = (count: number, titles = TITLES) =>
  Array.from({ length: count }, (_, index) => {
    const place = index % STYLES.length;
    return {
      id: index,
      title: titles[place] ?? '',
      style: STYLES[place] ?? STYLES[0],
      aspectRatio: '1:1',
      mediaType: 'image',
      isPublic: index % 3 === 0,
    };
  });

type Piece = ReturnType<typeof creations>[number];

const card = (creation: Piece, index: number) => (
  <GalleryCard
    creation={creation}
    src={PICTURES[creation.style]}
    liked={index === 2}
    onLikedChange={fn()}
    onShare={fn()}
  />
);

const ownCard = (creation: Piece) => (
  <GalleryCard
    creation={creation}
    src={PICTURES[creation.style]}
    own
    onLikedChange={fn()}
    onShare={fn()}
    onEdit={fn()}
    onDelete={fn()}
  />
);

const meta = {
  title: 'Pieces/Gallery/GalleryGrid',
  component: GalleryGrid<Piece>,
  tags: ['autodocs'],
  args: { items: creations(8), renderCard: card },
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Moves focus to the current card, then out of the grid.' },
        {
          keys: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
          does: 'Moves focus to the adjacent card in that direction.',
        },
        { keys: ['PageDown', 'PageUp'], does: 'Moves focus forward or back by the number of visible rows.' },
        { keys: ['Home', 'End'], does: 'Moves focus to the first or last card of the list.' },
        {
          keys: ['Tab', 'F2'],
          does: 'Moves focus to the actions of the card; arrow keys move between them.',
        },
        { keys: ['Escape'], does: 'On an action: returns focus to the card.' },
      ],
      do: [
        'Pass the complete list, however long: the page may scroll, or an element around the grid.',
        'Keep the state of a card, such as a like, outside of the card.',
        'Keep `renderCard` stable with `useCallback` while nothing in the cards changes.',
      ],
      dont: ['Set a height or `overflow` on the grid itself; the element around it scrolls.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof GalleryGrid<Piece>>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = (canvas: HTMLElement) => within(canvas).getAllByRole('listitem');
const places = (canvas: HTMLElement) =>
  cards(canvas).map((item) => Number(item.getAttribute('aria-posinset')));
const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

const BETWEEN_ROWS = 32;

/** Scrolls the page and waits until the cards there are rendered. */
async function scrollTo(top: number, canvas: HTMLElement) {
  window.scrollTo(0, top);
  await waitFor(async () => {
    const { top: above, bottom: below } = coveredArea(canvas);
    await expect(above).toBeLessThanOrEqual(BETWEEN_ROWS);
    await expect(below).toBeGreaterThanOrEqual(window.innerHeight - BETWEEN_ROWS);
  });
}

/** Top and bottom edge of the area of the window that is covered with cards. */
function coveredArea(canvas: HTMLElement) {
  const boxes = cards(canvas)
    .filter(isInSight)
    .map((item) => item.getBoundingClientRect());
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(within(list).getAllByRole('article')).toHaveLength(8);
  },
};

export const OwnWall: Story = { args: { renderCard: ownCard } };

export const OneCard: Story = { args: { items: creations(1) } };

const WIDTHS = [280, 460, 820, 1180, 2400];

/** The number of columns depends on the grid's own width, up to `GALLERY_MAX_COLUMNS`. */
export const ColumnsFollowItsWidth: Story = {
  tags: ['req:gallery.grid', 'req:limits.columns'],
  render: (args) => (
    <div role="region" aria-label="Widths" className="grid gap-8 overflow-x-auto" tabIndex={0}>
      {WIDTHS.map((width) => (
        <div key={width} style={{ inlineSize: width }}>
          <GalleryGrid {...args} aria-label={`${width} pixels`} items={creations(GALLERY_MAX_COLUMNS)} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const columns = WIDTHS.map((width) => {
      const grid = within(canvasElement).getByRole('list', { name: `${width} pixels` });
      return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    });
    await expect(columns).toEqual([1, 2, 3, GALLERY_MAX_COLUMNS, GALLERY_MAX_COLUMNS]);
  },
};

function FailingCard(): never {
  throw new Error('A card that nobody can draw');
}

/** A card that throws is replaced by a placeholder; the others stay. */
export const OneCardFails: Story = {
  args: { renderCard: (creation, index) => (index === 2 ? <FailingCard /> : card(creation, index)) },
  beforeEach: () => {
    const consoleError = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => consoleError.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByText('This picture cannot be shown')).toBeVisible();
  },
};

/** Of 10,000 cards only those in and near the window are rendered, and each has its position in the list. */
export const Long: Story = {
  tags: ['!autodocs', 'req:gallery.grid'],
  args: { items: creations(10_000) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(cards(canvasElement).length).toBeLessThan(40));
    await expect(cards(canvasElement)[0]).toHaveAttribute('aria-setsize', '10000');
    await expect(cards(canvasElement)[0]).toHaveAttribute('aria-posinset', '1');
    await expect(document.querySelectorAll('*').length).toBeLessThan(1_500);

    const height = document.documentElement.scrollHeight;
    for (const part of [0.3, 0.7, 0.1, 0.5]) await scrollTo(height * part, canvasElement);
    await expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
    await expect(document.documentElement.scrollHeight).toBeCloseTo(height, -2);

    window.scrollTo(0, height);
    await waitFor(() => expect(places(canvasElement).at(-1)).toBe(10_000));
    window.scrollTo(0, 0);
    await waitFor(() => expect(places(canvasElement)[0]).toBe(1));
  },
};

const itemAt = (canvas: HTMLElement, index: number) =>
  canvas.querySelector<HTMLElement>(`[data-index="${index}"] [data-grid-item]`);

const toggle = (creation: Piece, index: number) => (
  <GalleryCard creation={{ ...creation, title: `Piece ${index}` }} href={`#${index}`} onLikedChange={fn()} />
);

/** The grid is one tab stop, however many cards it has; the actions of the current card are the next ones. */
export const OneTabStop: Story = {
  tags: ['req:gallery.grid-keys'],
  args: { renderCard: toggle },
  render: (args) => (
    <>
      <GalleryGrid {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(itemAt(canvasElement, 0)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(itemAt(canvasElement, 5)).toHaveFocus();
    const current = within(cards(canvasElement)[5]!);
    for (const name of ['Like', 'More actions']) {
      await userEvent.tab();
      await expect(current.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(itemAt(canvasElement, 5)).toHaveFocus();
  },
};

/** F2 moves the focus to the actions of a card, arrow keys move between them, and Escape returns to the card. */
export const ActionsByKeyboard: Story = {
  tags: ['req:gallery.grid-keys'],
  args: { renderCard: ownCard },
  play: async ({ canvasElement }) => {
    const first = within(cards(canvasElement)[0] ?? canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{F2}');
    await expect(first.getByRole('button', { name: 'Like' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(first.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(first.getByRole('button', { name: 'Like' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{ArrowRight}');
    await expect(itemAt(canvasElement, 1)).toHaveFocus();
  },
};

/** In a right-to-left language the left arrow goes to the next card. */
export const KeysFromRightToLeft: Story = {
  tags: ['req:gallery.grid-keys'],
  args: { renderCard: toggle },
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    await expect(itemAt(canvasElement, 1)).toHaveFocus();
  },
};

/** Arrow keys go beyond the rendered rows and back; End goes to the last of 10,000 cards. */
export const LongByKeyboard: Story = {
  tags: ['!autodocs', 'req:gallery.grid-keys'],
  args: { items: creations(10_000), renderCard: toggle },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(cards(canvasElement).length).toBeLessThan(60));
    const columns = getComputedStyle(within(canvasElement).getByRole('list')).gridTemplateColumns.split(' ');
    const expectAt = async (index: number) => {
      await waitFor(() => expect(itemAt(canvasElement, index)).toHaveFocus());
      const focused = document.activeElement;
      await waitFor(() => expect(focused && isInSight(focused)).toBe(true));
    };
    itemAt(canvasElement, 0)?.focus();
    for (let row = 1; row <= 20; row += 1) {
      await userEvent.keyboard('{ArrowDown}');
      await expectAt(row * columns.length);
    }
    await userEvent.keyboard('{ArrowUp}');
    await expectAt(19 * columns.length);
    await userEvent.keyboard('{End}');
    await expectAt(9_999);
    await userEvent.keyboard('{Home}');
    await expectAt(0);
    await userEvent.keyboard('{PageDown}');
    await expect(itemAt(canvasElement, 0)).not.toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expectAt(0);
    await expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
    // For the screenshot.
    document.querySelector<HTMLElement>(':focus')?.blur();
    await scrollTo(0, canvasElement);
  },
};

const inSeveralRatios = (count: number) =>
  creations(count).map((creation, index) => ({
    ...creation,
    // Steps of seven: each row of two, three or four cards starts with another ratio.
    aspectRatio: ASPECT_RATIOS[(index * 7) % ASPECT_RATIOS.length] ?? '1:1',
  }));

const wholeArgs = {
  ratioOf: ({ aspectRatio }: Piece) => ratioInList(aspectRatio),
  renderCard: (creation: Piece) => (
    <GalleryCard creation={creation} src={PICTURES[creation.style]} whole onLikedChange={fn()} />
  ),
};

/** Asserts that the pictures of each row keep their ratio, have the same height and are adjacent. */
async function expectWholeRows(canvas: HTMLElement, items: readonly Piece[]) {
  const list = within(canvas).getByRole('list');
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const frames = cards(canvas).map((card) => ({
    index: Number(card.dataset['index']),
    box: card.querySelector('[data-ui=media-frame]')!.getBoundingClientRect(),
  }));
  for (const { index, box } of frames) {
    await expect(box.width / box.height).toBeCloseTo(ratioInList(items[index]?.aspectRatio), 1);
    const neighbour = frames.find((other) => other.index === index + 1)?.box;
    if (!neighbour || (index + 1) % columns === 0) continue;
    await expect(Math.abs(neighbour.height - box.height)).toBeLessThan(1);
    const [left, right] = box.left < neighbour.left ? [box, neighbour] : [neighbour, box];
    const gap = right.left - left.right;
    await expect(gap).toBeGreaterThan(8);
    await expect(gap).toBeLessThan(24);
  }
}

/** Pictures keep their own ratio: those of a row share its width and have the same height. */
export const WholePictures: Story = {
  tags: ['req:gallery.whole'],
  args: { items: inSeveralRatios(11), ...wholeArgs },
  play: async ({ canvasElement, args }) => {
    await expectWholeRows(canvasElement, args.items);
  },
};

/** The same for a long list, of which only the rows near the window are rendered. */
export const WholeAndLong: Story = {
  tags: ['!autodocs', 'req:gallery.whole'],
  args: { items: inSeveralRatios(10_000), ...wholeArgs },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(cards(canvasElement).length).toBeLessThan(60));
    await expectWholeRows(canvasElement, args.items);
    await scrollTo(document.body.scrollHeight / 2, canvasElement);
    await expect(Math.min(...places(canvasElement))).toBeGreaterThan(1_000);
    await expectWholeRows(canvasElement, args.items);
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(places(canvasElement)).toContain(10_000));
    await scrollTo(0, canvasElement);
  },
};

/** A card keeps the focus when the page scrolls away from it, and the keys continue from there. */
export const FocusStaysWithACardOutOfSight: Story = {
  tags: ['!autodocs'],
  args: { items: creations(10_000) },
  play: async ({ canvasElement }) => {
    await scrollTo(20_000, canvasElement);
    const [focused] = cards(canvasElement).filter(isInSight);
    const button = within(focused ?? canvasElement).getByRole('button', { name: 'Like' });
    button.focus();
    const place = focused?.getAttribute('aria-posinset');
    await scrollTo(document.documentElement.scrollHeight / 2, canvasElement);
    await expect(button).toHaveFocus();
    await expect(isInSight(button)).toBe(false);
    await expect([...places(canvasElement)].sort((one, other) => one - other)).toEqual(places(canvasElement));
    await userEvent.keyboard('{Escape}{ArrowRight}');
    const next = document.activeElement?.closest('li');
    await expect(next?.getAttribute('aria-posinset')).toBe(String(Number(place) + 1));
    await waitFor(() => expect(next && isInSight(next)).toBe(true));
    // For the screenshot: the scroll position after a focus, and whether a tooltip is open, depend on timing.
    button.ownerDocument.querySelector<HTMLElement>(':focus')?.blur();
    await scrollTo(0, canvasElement);
  },
};

function DeletingGrid({ items: all, ...props }: GalleryGridProps<Piece>) {
  const [items, setItems] = useState(all);
  return (
    <GalleryGrid
      {...props}
      items={items}
      renderCard={(creation) => (
        <GalleryCard
          creation={{ ...creation, title: `Piece ${creation.id}` }}
          src={PICTURES[creation.style]}
          own
          onEdit={() => setItems(items.map((item) => (item.id === creation.id ? { ...item } : item)))}
          onDelete={() => setItems(items.filter(({ id }) => id !== creation.id))}
        />
      )}
    />
  );
}

/** After a card is deleted, the next one takes its place and the focus, and the page does not scroll. */
export const DeletedFarDown: Story = {
  tags: ['!autodocs'],
  args: { items: creations(10_000) },
  render: (args) => <DeletingGrid {...args} />,
  play: async ({ canvasElement }) => {
    await scrollTo(100_000, canvasElement);
    const [first, second] = cards(canvasElement).filter(isInSight);
    const nameOf = (cell?: HTMLElement) => cell?.querySelector('h2')?.textContent;
    const successor = nameOf(second);
    const place = first?.getAttribute('aria-posinset');
    const { scrollY } = window;
    within(first ?? canvasElement)
      .getByRole('button', { name: 'Delete' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cards(canvasElement)[0]).toHaveAttribute('aria-setsize', '9999'));
    const focused = document.activeElement?.closest('li') ?? undefined;
    await expect(focused?.getAttribute('aria-posinset')).toBe(place);
    await expect(nameOf(focused)).toBe(successor);
    await expect(window.scrollY).toBe(scrollY);

    await userEvent.click(within(focused ?? canvasElement).getByRole('button', { name: 'Edit' }));
    await expect(window.scrollY).toBe(scrollY);
  },
};

function GridWithDialog({ items: all, ...props }: GalleryGridProps<Piece>) {
  const [items, setItems] = useState(all);
  const [toDelete, setToDelete] = useState<Piece>();
  return (
    <>
      <GalleryGrid
        {...props}
        items={items}
        renderCard={(creation) => (
          <GalleryCard
            creation={{ ...creation, title: `Piece ${creation.id}` }}
            own
            onDelete={() => setToDelete(creation)}
          />
        )}
      />
      <DeleteDialog
        creation={{ title: `Piece ${toDelete?.id}` }}
        open={toDelete !== undefined}
        onOpenChange={() => setToDelete(undefined)}
        onConfirm={() => {
          setItems(items.filter((item) => item !== toDelete));
          setToDelete(undefined);
        }}
      />
    </>
  );
}

/** After a deletion confirmed in a dialog, the focus moves to the card in the deleted one's place. */
export const DeletedInADialog: Story = {
  tags: ['!autodocs'],
  args: { items: creations(200) },
  render: (args) => <GridWithDialog {...args} />,
  play: async ({ canvasElement }) => {
    await scrollTo(2_000, canvasElement);
    const { scrollY } = window;
    const [first, second] = cards(canvasElement).filter(isInSight);
    await userEvent.click(within(first ?? canvasElement).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(second).toHaveFocus());
    await expect(window.scrollY).toBe(scrollY);
  },
};

/** When the number of columns changes, the first visible card stays the first visible one. */
export const KeepsItsPlaceWhenColumnsChange: Story = {
  tags: ['!autodocs'],
  args: { items: creations(10_000) },
  render: (args) => (
    <div data-testid="room" className="max-w-full">
      <GalleryGrid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await scrollTo(60_000, canvasElement);
    const firstInSight = () => cards(canvasElement).find(isInSight)?.getAttribute('aria-posinset');
    const seen = firstInSight();
    const room = within(canvasElement).getByTestId('room');
    for (const [inlineSize, columns] of [
      ['300px', 1],
      ['', 4],
    ] as const) {
      room.style.inlineSize = inlineSize;
      await waitFor(async () => {
        const rows = canvasElement.querySelectorAll('[data-row]');
        await expect(cards(canvasElement)).toHaveLength(rows.length * columns);
        await expect(firstInSight()).toBe(seen);
      });
    }
  },
};

function ScrolledBack(props: GalleryGridProps<Piece>) {
  return (
    <>
      <GalleryGrid {...props} />
      <ScrollTo top={400_000} />
    </>
  );
}

/** Scrolls like a router that restores the scroll position of an earlier page. */
function ScrollTo({ top }: { top: number }) {
  useLayoutEffect(() => {
    window.scrollTo(0, top);
  }, [top]);
  return null;
}

/** The grid has its full height before the first paint, so that a router can restore the scroll position. */
export const ComeBackTo: Story = {
  tags: ['!autodocs'],
  args: { items: creations(10_000) },
  render: (args) => <ScrolledBack {...args} />,
  play: async ({ canvasElement }) => {
    await expect(window.scrollY).toBe(400_000);
    await scrollTo(400_000, canvasElement);
  },
};

/** An element that scrolls from now on is followed, and the page again when that one no longer does. */
export const FollowsAnotherScroller: Story = {
  tags: ['!autodocs'],
  args: { items: creations(2_000) },
  render: (args) => (
    <div data-testid="room" className="overflow-auto">
      <GalleryGrid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const room = within(canvasElement).getByTestId('room');
    await scrollTo(20_000, canvasElement);
    room.style.blockSize = '600px';
    room.scrollTo(0, 60_000);
    await waitFor(() => {
      const { left, top, width, height } = room.getBoundingClientRect();
      for (const share of [0.1, 0.5, 0.9]) {
        const seen = document.elementsFromPoint(left + width / 8, top + height * share);
        expect(seen.find((element) => element.matches('li'))).toBeTruthy();
      }
    });
    await expect(room.scrollTop).toBe(60_000);
    room.style.blockSize = '';
    await scrollTo(20_000, canvasElement);
    await scrollTo(0, canvasElement);
  },
};

/** Rows of different heights have equal gaps and do not overlap. */
export const RowsOfSeveralHeights: Story = {
  tags: ['!autodocs'],
  args: {
    items: creations(1_000),
    renderCard: (creation: Piece, index: number) => (
      <div className="bg-surface-raised p-4" style={{ blockSize: 80 + ((index * 37) % 200) }}>
        {creation.title}
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    for (const top of [3_000, 20_000, 9_000, 0]) {
      await scrollTo(top, canvasElement);
      const rows = [...canvasElement.querySelectorAll('[data-row]')].map((cell) =>
        cell.getBoundingClientRect(),
      );
      const gaps = rows.slice(1).map(({ top }, before) => Math.round(top - (rows[before]?.bottom ?? 0)));
      await expect(new Set(gaps).size).toBe(1);
    }
  },
};

export const EqualIds: Story = {
  tags: ['!autodocs'],
  args: { items: creations(120).map((item) => ({ ...item, id: 7 })) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(places(canvasElement)[5]).toBe(6));
  },
};

export const LongText: Story = {
  args: {
    items: creations(
      8,
      TITLES.map(() => 'Waiting for the last bus home on the longest night of a very long and rainy year'),
    ),
  },
};

export const RightToLeft: Story = {
  args: { items: creations(120, ARABIC_TITLES) },
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    const [first, second] = cards(canvasElement).map((item) => item.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.left ?? Number.POSITIVE_INFINITY);
  },
};

import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, fail, seed } from 'mock-api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp, pageParameters } from '../../testing';

const meta = {
  title: 'Screens/Gallery',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/gallery' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const SHARED = { id: 'film', title: 'Night drive', imageUrl: '/night-drive.mp4' };

const viewOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Opens the view of the first card, and returns its title and that of the second. */
async function openFirst(canvas: Canvas) {
  const cards = await canvas.findAllByRole('article');
  const [first = '', second = ''] = cards
    .slice(0, 2)
    .map((card: HTMLElement) => within(card).getByRole('heading').textContent);
  const opener = within(cards[0]!).getByRole('link', { name: /^Open / });
  await userEvent.click(opener);
  return { opener, first, second };
}

/** A press on a card opens the view, arrow keys go through the list, and closing returns the focus to the card. */
export const Viewed: Story = {
  tags: ['req:gallery.view', 'req:gallery.view-walk'],
  play: async ({ canvas }) => {
    const { opener, first, second } = await openFirst(canvas);
    const view = await viewOf(first);
    await expect(view.getByText('1 of 12')).toBeVisible();
    await expect(view.getByText('Visibility')).toBeVisible();
    await expect(view.queryByRole('button', { name: 'Previous' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect((await viewOf(second)).getByText('2 of 12')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await viewOf(first);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await viewOf(first);
  },
};

/**
 * After a walk through the view, closing it returns the focus to the creation that was seen last, and scrolls to it: also
 * in a gallery of which only the cards near the window are rendered.
 */
export const ReturnsToTheLastViewed: Story = {
  tags: ['req:gallery.view-walk'],
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [
        seed({
          creations: Array.from({ length: 80 }, (_, index) => ({
            id: index + 1,
            title: `Piece ${index + 1}`,
          })),
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Open Piece 1' }));
    await viewOf('Piece 1');
    for (let number = 2; number <= 25; number += 1) await userEvent.keyboard('{ArrowRight}');
    await viewOf('Piece 25');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const last = await canvas.findByRole('link', { name: 'Open Piece 25' });
    await waitFor(() => expect(last).toHaveFocus());
    await waitFor(() => {
      const { top, bottom } = last.getBoundingClientRect();
      return expect(bottom > 0 && top < window.innerHeight).toBe(true);
    });
  },
};

/** One press shows each picture in its own ratio; the URL stores this setting. */
export const WholePictures: Story = {
  tags: ['req:gallery.whole'],
  args: { path: '/gallery?whole=1' },
  play: async ({ canvas }) => {
    const frames = async () =>
      (await canvas.findAllByRole('article')).map((card: HTMLElement) => {
        const { width, height } = card.querySelector('[data-ui=media-frame]')!.getBoundingClientRect();
        return width / height;
      });
    await waitFor(async () => expect(new Set((await frames()).map(Math.fround)).size).toBeGreaterThan(1));
    // Queried after the list has loaded: until the user is known, another tab may be selected.
    const whole = canvas.getByRole('button', { name: 'Uncropped', pressed: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Cropped' }));
    await waitFor(async () => {
      for (const ratio of await frames()) await expect(ratio).toBeCloseTo(4 / 5, 2);
    });
    await userEvent.click(whole);
  },
};

/** An unknown id and a private creation of another user show the same message, over the gallery. */
export const ViewedUnknown: Story = {
  tags: ['req:gallery.view-unknown'],
  args: { path: '/gallery?tab=mine&creation=nothing' },
  play: async ({ canvas }) => {
    const view = within(await screen.findByRole('dialog', { name: 'Creation not found' }));
    await userEvent.click(view.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
    await userEvent.keyboard('{Tab}');
  },
};

/** A URL with a public creation of another user opens it, without the actions of its owner. */
export const ViewedFromAnotherList: Story = {
  tags: ['req:gallery.view'],
  parameters: {
    world: { scenario: 'creator', overrides: [answer(endpoints.listGallery, [SHARED])] },
  },
  args: { path: `/gallery?tab=mine&creation=${SHARED.id}` },
  play: async ({ canvas }) => {
    const view = await viewOf(SHARED.title);
    await expect(view.queryByRole('button', { name: 'Delete' })).toBeNull();
    await expect(view.queryByText(/ of 12/)).toBeNull();
    // The page behind the view sets the height of the picture.
    await canvas.findAllByRole('article', { hidden: true });
  },
};

/** If the list cannot be loaded, the gallery shows the error, and the view stays closed. */
export const ViewedWithoutList: Story = {
  args: { path: '/gallery?tab=mine&creation=7' },
  parameters: {
    world: { scenario: 'creator', overrides: [fail(endpoints.listCreations, 500, '', { times: 1 })] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await canvas.findAllByRole('article', { hidden: true });
  },
};

/** After a deletion in the view the next creation is shown. */
export const ViewedAndDeleted: Story = {
  tags: ['req:gallery.view-delete'],
  play: async ({ canvas }) => {
    const { first, second } = await openFirst(canvas);
    await userEvent.click((await viewOf(first)).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect((await viewOf(second)).getByText('1 of 11')).toBeVisible();
  },
};

/** Prompt and settings are copied into the generator; nothing is generated. */
export const UsedAgain: Story = {
  tags: ['req:gallery.use-again'],
  play: async ({ canvas }) => {
    const { first } = await openFirst(canvas);
    const view = await viewOf(first);
    const prompt = view.getByText('Prompt').parentElement!.nextElementSibling!.textContent;
    await userEvent.click(view.getByRole('button', { name: 'Reuse prompt' }));
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toHaveValue(prompt);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The same from a card, without opening it. */
export const UsedAgainFromACard: Story = {
  tags: ['req:gallery.use-again'],
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article');
    await userEvent.click(within(card!).getByRole('button', { name: 'Reuse prompt' }));
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).not.toHaveValue('');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** A community creation has at least a title, a prompt and a picture. It cannot be edited. */
export const ViewedInCommunity: Story = {
  tags: ['req:gallery.view'],
  args: { path: '/gallery?tab=community' },
  play: async ({ canvas }) => {
    const { first } = await openFirst(canvas);
    const view = await viewOf(first);
    await expect(view.getByRole('button', { name: 'Download' })).toBeVisible();
    await expect(view.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
};

/** A public creation of the user has a link to its view on the community tab, as other users see it. */
export const ViewedAsThePublic: Story = {
  tags: ['req:gallery.visibility'],
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [seed({ creations: [{ id: 1, title: 'Night rain', isPublic: true }] })],
    },
  },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('link', { name: 'Open Night rain' });
    await canvas.findByRole('tab', { name: /My Creations/ });
    await userEvent.click(opener);
    const own = await viewOf('Night rain');
    await userEvent.click(await own.findByRole('link', { name: 'View as others see it' }));
    await waitFor(async () =>
      expect((await viewOf('Night rain')).queryByRole('button', { name: 'Edit' })).toBeNull(),
    );
    await expect((await viewOf('Night rain')).getByRole('button', { name: 'Like' })).toBeVisible();
  },
};

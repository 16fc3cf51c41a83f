import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, fail, offline } from 'mock-api';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
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

const cardOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('article', { name }));

export const MyCreations: Story = {
  tags: ['req:routes.gallery-default-tab', 'req:routes.route-gallery'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /My Creations/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
  },
};

export const Community: Story = {
  tags: [
    'req:access.visitor',
    'req:gallery.gallery-sign-up',
    'req:product.visitors-browse',
    'req:routes.gallery-default-tab',
    'req:routes.route-gallery',
  ],
  parameters: { world: { scenario: 'visitor' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThanOrEqual(24));
    await expect(canvas.queryByRole('tab', { name: /My Creations/ })).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Sign Up to Create' })).toHaveAttribute(
        'href',
        '/auth?tab=register',
      ),
    );
  },
};

/** A press selects its tab synchronously, so that the next press in the same task acts on the new tab. */
export const TabsPressedInHaste: Story = {
  tags: ['req:creations.gallery-tab'],
  play: async ({ canvas }) => {
    const mine = await canvas.findByRole('tab', { name: /My Creations/ });
    const community = canvas.getByRole('tab', { name: 'Community' });
    for (const tab of [community, mine]) {
      tab.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      // React renders the update of a press in a microtask.
      await Promise.resolve();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
  },
};

const FILM = { id: 'film', title: 'Night drive', imageUrl: '/night-drive.mp4' };

/** Without a `mediaType`, the file extension determines that a creation is a video. */
export const VideosWithoutMediaType: Story = {
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [answer(endpoints.listCreations, [FILM]), answer(endpoints.listGallery, [FILM])],
    },
  },
  play: async ({ canvas }) => {
    for (const tab of [/My Creations/, 'Community']) {
      await userEvent.click(await canvas.findByRole('tab', { name: tab }));
      const card = await canvas.findByRole('article', { name: 'Night drive' });
      await expect(card.querySelector('[data-ui=media-frame]')).toHaveAttribute('data-kind', 'video');
      await expect(within(card).getByText('Video')).toBeVisible();
    }
  },
};

export const NothingSaved: Story = {
  tags: ['req:gallery.gallery-empty-mine'],
  parameters: { world: { scenario: 'newcomer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing on your wall yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create your first picture' })).toHaveAttribute(
      'href',
      '/generate',
    );
  },
};

export const EmptyCommunity: Story = {
  tags: ['req:gallery.gallery-empty-community'],
  args: { path: '/gallery?tab=community' },
  parameters: { world: { scenario: 'emptyGallery' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The community wall is empty')).toBeVisible();
  },
};

export const MyCreationsFail: Story = {
  tags: ['req:gallery.gallery-error', 'req:messages.my-creations'],
  parameters: {
    world: { scenario: 'creator', overrides: [fail(endpoints.listCreations, 500, '', { times: 1 })] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading your creations')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
  },
};

export const CommunityFails: Story = {
  tags: ['req:messages.community'],
  parameters: {
    world: { scenario: 'visitor', overrides: [fail(endpoints.listGallery, 502, '<html>Bad gateway</html>')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading community creations')).toBeVisible();
  },
};

export const WithoutNetwork: Story = {
  parameters: { world: { scenario: 'creator', overrides: [offline(endpoints.listCreations, { times: 1 })] } },
  play: MyCreationsFail.play,
};

export const DownForMaintenance: Story = {
  parameters: { world: { scenario: 'creator', fault: 'F16:creations.list' } },
  play: async ({ canvas }) => {
    for (const _ of ['the first visit', 'the first try']) {
      await expect(await canvas.findByText('Error loading your creations')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    }
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
  },
};

export const EveryIdTheSame: Story = {
  parameters: { world: { scenario: 'creator', fault: 'F26:creations.list' } },
  play: async ({ canvas }) => {
    const said = spyOn(console, 'error');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    await expect(said).not.toHaveBeenCalled();
  },
};

export const SomeItemsAreSpoilt: Story = {
  tags: ['req:gallery.gallery-broken-media'],
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [
        answer(endpoints.listCreations, [
          {
            id: 'a',
            title: 'Unknown style',
            imageUrl: 'javascript:alert(1)',
            style: 'gouache',
            mediaType: 'hologram',
          },
          { title: 'No id', imageUrl: '/x.jpg' },
          { id: 3, title: 'No media' },
          null,
        ]),
      ],
    },
  },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'Unknown style');
    await expect(card.getByText(/gouache/)).toBeVisible();
    await expect(card.getByText('This picture cannot be shown')).toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

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

/** A press on a card shows the creation whole; keys walk through the list, and the focus goes back to the card. */
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

/** An id that is unknown, or private to somebody else: the same polite sentence, and the gallery behind it. */
export const ViewedUnknown: Story = {
  tags: ['req:gallery.view-unknown'],
  args: { path: '/gallery?tab=mine&piece=nothing' },
  play: async ({ canvas }) => {
    const view = within(await screen.findByRole('dialog', { name: 'This creation is not here' }));
    await userEvent.click(view.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
    await userEvent.keyboard('{Tab}');
  },
};

/** The address of somebody else's list: what is public is shown, without what only its owner may do. */
export const ViewedFromAnotherList: Story = {
  tags: ['req:gallery.view'],
  parameters: {
    world: { scenario: 'creator', overrides: [answer(endpoints.listGallery, [FILM])] },
  },
  args: { path: `/gallery?tab=mine&piece=${FILM.id}` },
  play: async () => {
    const view = await viewOf(FILM.title);
    await expect(view.queryByRole('button', { name: 'Delete' })).toBeNull();
    await expect(view.queryByText(/ of 12/)).toBeNull();
  },
};

/** A list that fails is an error of the gallery; the view does not lie over it. */
export const ViewedWithoutList: Story = {
  args: { path: '/gallery?tab=mine&piece=7' },
  parameters: {
    world: { scenario: 'creator', overrides: [fail(endpoints.listCreations, 500, '', { times: 1 })] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
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

/** Prompt and settings go into the generator, and nothing is generated. */
export const UsedAgain: Story = {
  tags: ['req:gallery.use-again'],
  play: async ({ canvas }) => {
    const { first } = await openFirst(canvas);
    const view = await viewOf(first);
    const prompt = view.getByText('Prompt').parentElement!.nextElementSibling!.textContent;
    await userEvent.click(view.getByRole('button', { name: 'Use again' }));
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toHaveValue(prompt);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Of a creation of the community title, prompt and picture are known for certain; it cannot be edited. */
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

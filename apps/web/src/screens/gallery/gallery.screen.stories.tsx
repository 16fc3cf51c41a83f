import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, fail, offline } from 'mock-api';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
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
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const MyCreationsNotRead: Story = {
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.listCreations, 500)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading your creations')).toBeVisible();
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
  parameters: { world: { scenario: 'creator', faults: ['F16:creations.list'] } },
  play: async ({ canvas }) => {
    for (const _ of ['the first visit', 'the first try']) {
      await expect(await canvas.findByText('Error loading your creations')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    }
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
  },
};

export const EqualIds: Story = {
  parameters: { world: { scenario: 'creator', faults: ['F26:creations.list'] } },
  play: async ({ canvas }) => {
    const consoleError = spyOn(console, 'error');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    await expect(consoleError).not.toHaveBeenCalled();
  },
};

export const SomeItemsInvalid: Story = {
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

/** A search that leaves nothing: 'Clear filters' leads back to the field, where Control+Z brings the search back. */
export const NoMatchCleared: Story = {
  tags: ['req:gallery.no-match'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'nothing of this kind');
    const state = await canvas.findByRole('heading', { name: 'Nothing matches' });
    await userEvent.click(
      within(state.closest<HTMLElement>('[data-ui=empty-state]')!).getByRole('button', {
        name: 'Clear filters',
      }),
    );
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    await waitFor(() => expect(search).toHaveValue(''));
    await expect(search).toHaveFocus();
    document.execCommand('undo');
    await expect(search).toHaveValue('nothing of this kind');
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  },
};

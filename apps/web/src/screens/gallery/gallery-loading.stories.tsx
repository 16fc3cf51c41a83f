import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, hang, slow } from 'mock-api';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storeSessionHint } from '../../lib/session-hint';
import { pageParameters, StoryApp } from '../../testing';

const meta = {
  title: 'Screens/Gallery',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/gallery' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['req:gallery.gallery-loading'],
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.listCreations)] } },
  play: async ({ canvas }) => {
    // The list's own replaces that of the screen, whose code may still load.
    await waitFor(async () => {
      const text = canvas.getByText('Loading creations...');
      await expect(text).toBeVisible();
      const status = text.closest('[role=status]');
      await expect(status?.querySelector('[data-ui=spinner]')).toBeVisible();
      await expect(status?.querySelector('[data-ui=gallery-skeleton-media]')).toBeVisible();
    });
  },
};

/** With a session hint, the layout of a signed-in user and a skeleton are shown at once, without visitors' content. */
export const LoadingTheUser: Story = {
  beforeEach: () => storeSessionHint(true),
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.getUser)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading creations...')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /My Creations/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign Up to Create' })).toBeNull();
  },
};

/** The community needs no session. */
export const SessionNotRead: Story = {
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.getUser, 500)] } },
  play: async ({ canvas }) => void (await canvas.findAllByRole('article')),
};

/** While the user loads, the link leads to a protected page, whose guard sends visitors to the register form. */
export const SignUpBeforeTheUserIsKnown: Story = {
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.getUser)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign Up to Create' })).toHaveAttribute(
      'href',
      '/generate?tab=register',
    );
  },
};

/** In a browser that does not remember a session, a link keeps its filter until the user is known. */
export const FilterBeforeTheUserIsKnown: Story = {
  args: { path: '/gallery?tab=mine&q=fog' },
  parameters: { world: { scenario: 'creator', overrides: [slow(endpoints.getUser, 800, { times: 1 })] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Sign Up to Create' });
    await canvas.findByRole('tab', { name: /My Creations/ });
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('fog'));
  },
};

/** A like before the user is known is stored for the user, and the open tab stays selected. */
export const LikeBeforeTheUserIsKnown: Story = {
  parameters: { world: { scenario: 'creator', overrides: [slow(endpoints.getUser, 1500, { times: 1 })] } },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article');
    const like = within(card!).getByRole('button', { name: 'Like' });
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('tab', { name: /My Creations/ })).toBeNull();
    await canvas.findByRole('tab', { name: /My Creations/ });
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Sign Up to Create' })).toBeNull());
    await expect(canvas.getByRole('tab', { name: 'Community' })).toHaveAttribute('aria-selected', 'true');
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveFocus();
  },
};

/** The first press adds the open tab to the URL, and keeps the other search parameters. */
export const FilteredBeforeTheUserIsKnown: Story = {
  tags: ['req:gallery.filters'],
  args: { path: '/gallery?style=anime' },
  parameters: { world: { scenario: 'creator', overrides: [slow(endpoints.getUser, 1500, { times: 1 })] } },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article');
    const shown = () => canvas.getAllByRole('article').length;
    const filtered = shown();
    await userEvent.click(within(card!).getByRole('button', { name: 'Like' }));
    await canvas.findByRole('tab', { name: /My Creations/ });
    await expect(canvas.getByRole('button', { name: 'Remove filter: Anime' })).toBeVisible();
    await expect(shown()).toBe(filtered);
  },
};

export const SignUpOfAVisitor: Story = {
  args: { path: '/generate?tab=register' },
  parameters: { world: { scenario: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  },
};

export const LoadingCommunity: Story = {
  parameters: { world: { scenario: 'visitor', overrides: [hang(endpoints.listGallery)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading creations...')).toBeInTheDocument();
    // The footer would be pushed out of the viewport as soon as the gallery is rendered.
    await expect(document.querySelector('footer')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign Up to Create' })).toBeVisible();
  },
};

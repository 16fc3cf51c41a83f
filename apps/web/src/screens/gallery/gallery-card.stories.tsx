import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, hang, seed } from 'mock-api';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { storageName } from '../../lib/storage-name';
import { BROWSER_KEYS, likesKey } from '../../lib/stored';
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

const ONE = {
  world: { scenario: 'creator', overrides: [seed({ creations: [{ id: 1, title: 'Night rain' }] })] },
};

const cardOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('article', { name }));

/** The like is stored in this browser, under the user's key. */
export const Liked: Story = {
  parameters: ONE,
  play: async ({ canvas }) => {
    const like = async () => (await cardOf(canvas, 'Night rain')).getByRole('button', { name: 'Like' });
    await expect(await like()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await like());
    await expect(await like()).toHaveAttribute('aria-pressed', 'true');
    const kept = Object.entries(localStorage).filter(([key]) =>
      key.startsWith(storageName(`${BROWSER_KEYS.likes}:`)),
    );
    await expect(kept).toHaveLength(1);
    await expect(kept[0]?.[0]).not.toBe(storageName(likesKey(undefined)));
    await expect(kept[0]?.[1]).toBe('["1"]');

    await userEvent.click(canvas.getByRole('tab', { name: 'Community' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Night rain' })).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: /My Creations/ }));
    await expect(await like()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await like());
    await expect(await like()).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Shared: Story = {
  parameters: ONE,
  play: async ({ canvas }) => {
    const opened = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click((await cardOf(canvas, 'Night rain')).getByRole('button', { name: 'Share' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'X' }));
    const [link, , features] = opened.mock.lastCall ?? [];
    const { searchParams } = new URL(String(link));
    await expect(searchParams.get('text')).toBe('Night rain');
    await expect(searchParams.get('url')).toMatch(/^https?:/);
    await expect(features).toBe('noopener,noreferrer');
    opened.mockRestore();
  },
};

async function openEdit(canvas: Canvas) {
  await userEvent.click((await cardOf(canvas, 'Night rain')).getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Creation' }));
  return { dialog, title: dialog.getByRole('textbox', { name: 'Title' }) };
}

export const TitleTooShort: Story = {
  parameters: ONE,
  play: async ({ canvas }) => {
    const { dialog, title } = await openEdit(canvas);
    await userEvent.clear(title);
    await userEvent.type(title, 'ab');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(title).toHaveAccessibleDescription(/Title must be at least 3 characters/);
    await userEvent.type(title, 'c');
    await expect(title).not.toBeInvalid();
  },
};

/** A creation that is made public appears on the community tab as well. */
export const Published: Story = {
  parameters: ONE,
  play: async ({ canvas }) => {
    // Said on hover and focus only.
    await expect((await cardOf(canvas, 'Night rain')).getByText('Private')).toBeInTheDocument();
    const { dialog } = await openEdit(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Make public' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(await (await cardOf(canvas, 'Night rain')).findByText('Public')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: 'Community' }));
    await expect(await canvas.findByRole('article', { name: 'Night rain' })).toBeVisible();
  },
};

/** One press on the badge publishes. The first time a toast explains the effect; its action undoes it. */
export const PublishedByItsBadge: Story = {
  tags: ['req:gallery.visibility'],
  parameters: ONE,
  play: async ({ canvas }) => {
    const badge = async (name: string) => (await cardOf(canvas, 'Night rain')).findByRole('button', { name });
    await userEvent.click(await badge('Private: Make public'));
    await expect(await screen.findByText('“Night rain” is now public')).toBeVisible();
    await expect(screen.getByText(/Anyone can see it in the community gallery/)).toBeVisible();
    await badge('Public: Make private');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await badge('Private: Make public');
  },
};

/** The visibility stays unchanged, and a toast shows the error. */
export const PublishingFails: Story = {
  tags: ['req:gallery.visibility'],
  parameters: {
    world: { ...ONE.world, overrides: [...ONE.world.overrides, fail(endpoints.updateCreation, 500)] },
  },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'Night rain');
    const badge = card.getByRole('button', { name: 'Private: Make public' });
    await expect(badge).toHaveAccessibleDescription('');
    await userEvent.click(badge);
    await expect(await screen.findByText('Update Failed')).toBeVisible();
    await expect(card.getByText('Private')).toBeVisible();
  },
};

export const Updating: Story = {
  parameters: {
    world: { ...ONE.world, overrides: [...ONE.world.overrides, hang(endpoints.updateCreation)] },
  },
  play: async ({ canvas }) => {
    const { dialog, title } = await openEdit(canvas);
    await userEvent.type(title, ' again');
    const button = dialog.getByRole('button', { name: 'Save Changes' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('article', { name: 'Night rain', hidden: true })).toBeInTheDocument();
  },
};

/** A dialog can be closed while its request is pending, which goes on. The next dialog is free, and stays open. */
export const AnotherWhileUpdating: Story = {
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [
        seed({
          creations: [
            { id: 1, title: 'Night rain' },
            { id: 2, title: 'Morning' },
          ],
        }),
        hang(endpoints.updateCreation, { times: 1 }),
      ],
    },
  },
  play: async ({ canvas, loaded }) => {
    const { dialog, title } = await openEdit(canvas);
    await userEvent.type(title, ' again');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click((await cardOf(canvas, 'Morning')).getByRole('button', { name: 'Edit' }));
    const next = within(await screen.findByRole('dialog', { name: 'Edit Creation' }));
    await expect(next.getByRole('button', { name: 'Save Changes' })).not.toHaveAttribute('aria-busy');
    loaded['world'].faults.clear();
    await expect(
      await canvas.findByRole('article', { name: 'Night rain again', hidden: true }),
    ).toBeInTheDocument();
    await userEvent.type(next.getByRole('textbox', { name: 'Title' }), ' light');
    await userEvent.click(next.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByRole('article', { name: 'Morning light' })).toBeVisible();
  },
};

export const Deleting: Story = {
  parameters: {
    world: { ...ONE.world, overrides: [...ONE.world.overrides, hang(endpoints.deleteCreation)] },
  },
  play: async ({ canvas }) => {
    await userEvent.click((await cardOf(canvas, 'Night rain')).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Creation' }));
    const button = dialog.getByRole('button', { name: 'Delete' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const DeleteAsked: Story = {
  parameters: ONE,
  play: async ({ canvas }) => {
    await userEvent.click((await cardOf(canvas, 'Night rain')).getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Delete Creation' })).toBeVisible();
  },
};

/** Cancelling deletes nothing and restores the focus to the card's button. */
export const NotDeletedAfterAll: Story = {
  parameters: ONE,
  play: async ({ canvas }) => {
    const open = (await cardOf(canvas, 'Night rain')).getByRole('button', { name: 'Delete' });
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Creation' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(open).toHaveFocus());
    await expect(canvas.getByRole('article', { name: 'Night rain' })).toBeVisible();
  },
};

/** The entry that opened the dialog has gone with its menu: the focus returns to the menu's button, or the next card. */
export const DeletedFromTheMenu: Story = {
  tags: ['req:creations.delete'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [seed({ creations: ['Night rain', 'Morning'].map((title, id) => ({ id: id + 1, title })) })],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: /My Creations/ });
    const more = (await cardOf(canvas, 'Night rain')).getByRole('button', { name: 'More actions' });
    more.focus();
    const answer = async (name: string) => {
      await userEvent.keyboard('{Enter}');
      (await screen.findByRole('menuitem', { name: 'Delete' })).focus();
      await userEvent.keyboard('{Enter}');
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Creation' }));
      await userEvent.click(dialog.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    // The code of the dialogs is loaded by the first press.
    for (let time = 0; time < 2; time += 1) {
      await answer('Cancel');
      await waitFor(() => expect(more).toHaveFocus());
    }
    await answer('Delete');
    const next = await canvas.findByRole('article', { name: 'Morning' });
    await waitFor(() => expect(document.activeElement).toContainElement(next));
    await expect(document.activeElement?.localName).toBe('li');
  },
};

export const Edited: Story = {
  tags: ['req:creations.edit', 'req:gallery.own-card'],
  parameters: ONE,
  play: async ({ canvas }) => {
    await userEvent.click((await cardOf(canvas, 'Night rain')).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Creation' }));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Morning rain');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByRole('article', { name: 'Morning rain' })).toBeVisible();
    await expect(canvas.queryByRole('article', { name: 'Night rain' })).toBeNull();
  },
};

export const UpdateFails: Story = {
  tags: ['req:creations.edit-failed', 'req:failures.update'],
  parameters: {
    world: { ...ONE.world, overrides: [...ONE.world.overrides, fail(endpoints.updateCreation, 500)] },
  },
  play: async ({ canvas }) => {
    await userEvent.click((await cardOf(canvas, 'Night rain')).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Creation' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), ' again');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('Update Failed')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Night rain again');
  },
};

export const Deleted: Story = {
  tags: ['req:creations.delete', 'req:gallery.delete-confirmed', 'req:gallery.own-card'],
  parameters: ONE,
  play: async ({ canvas }) => {
    await userEvent.click((await cardOf(canvas, 'Night rain')).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Creation' }));
    await expect(dialog.getByText('This action cannot be undone.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('Nothing on your wall yet')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Gallery' })).toHaveFocus());
  },
};

export const DeleteFails: Story = {
  tags: ['req:creations.delete-failed', 'req:failures.delete'],
  parameters: {
    world: { ...ONE.world, overrides: [...ONE.world.overrides, fail(endpoints.deleteCreation, 500)] },
  },
  play: async ({ canvas }) => {
    await userEvent.click((await cardOf(canvas, 'Night rain')).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Creation' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Delete Failed')).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Night rain', hidden: true })).toBeInTheDocument();
  },
};

/** The server does not find what was deleted elsewhere: the card is removed here as well. */
export const DeletedElsewhere: Story = {
  parameters: {
    world: { ...ONE.world, overrides: [...ONE.world.overrides, fail(endpoints.deleteCreation, 404)] },
  },
  play: async ({ canvas, loaded }) => {
    await userEvent.click((await cardOf(canvas, 'Night rain')).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Creation' }));
    loaded['world'].change((state: { creations: unknown[] }) => void (state.creations.length = 0));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Delete Failed')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('Nothing on your wall yet')).toBeVisible();
  },
};

/** The list cannot be read after the change: the card shows it nevertheless. */
export const ListNotReadAgain: Story = {
  parameters: {
    world: {
      ...ONE.world,
      overrides: [...ONE.world.overrides, fail(endpoints.listCreations, 500, '', { after: 1 })],
    },
  },
  play: async ({ canvas }) => {
    const badge = async (name: string) => (await cardOf(canvas, 'Night rain')).findByRole('button', { name });
    await userEvent.click(await badge('Private: Make public'));
    await expect(await badge('Public: Make private')).toBeVisible();
  },
};

/** The session has expired when the call is sent. */
const sessionLostBy = (endpoint: Parameters<typeof fail>[0]) => ({
  world: {
    ...ONE.world,
    overrides: [...ONE.world.overrides, fail(endpoint, 401), fail(endpoints.getUser, 401, '', { after: 1 })],
  },
});

/** Publishing by the badge is no mutation: the user is read again after its 401 as well. */
export const SessionLostByPublishing: Story = {
  tags: ['req:session.session-lost'],
  parameters: sessionLostBy(endpoints.updateCreation),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'Night rain');
    await userEvent.click(card.getByRole('button', { name: 'Private: Make public' }));
    await expect(await screen.findByText('Update Failed')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
  },
};

export const SessionLost: Story = {
  tags: ['req:session.session-lost'],
  parameters: sessionLostBy(endpoints.deleteCreation),
  play: async ({ canvas }) => {
    await userEvent.click((await cardOf(canvas, 'Night rain')).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Creation' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Delete Failed')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
    await expect(canvas.queryByRole('article', { name: 'Night rain' })).toBeNull();
  },
};

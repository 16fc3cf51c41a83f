import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fault, slow } from 'mock-api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp, pageParameters } from '../testing';

const meta = {
  title: 'Flows/Another person',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/gallery' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function logInAsNewcomer(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Log Out' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log In' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'newcomer@example.com');
  await userEvent.type(dialog.getByLabelText('Password'), 'password{Enter}');
  await canvas.findByRole('button', { name: 'newcomer' });
  await canvas.findByRole('heading', { level: 1, name: /Describe it/ });
}

async function changeUser(canvas: Canvas, root: HTMLElement) {
  const seen: string[] = [];
  const observer = new MutationObserver(() => {
    const cards = root.querySelectorAll('[data-ui="gallery-card"]');
    seen.push(...[...cards].map((card) => card.textContent ?? ''));
  });
  await logInAsNewcomer(canvas);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  await userEvent.click(canvas.getByRole('link', { name: 'Gallery' }));
  await expect(await canvas.findByText('Nothing on your wall yet')).toBeVisible();
  observer.disconnect();
  return seen;
}

/** After a change of user the new user never sees the previous user's creations. */
export const SeesNothingOfTheFirst: Story = {
  tags: ['req:session.logout-clears-user'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    await expect(await changeUser(canvas, canvasElement)).toEqual([]);
  },
};

/** A list of the previous user that arrives after the change of user is not shown. */
export const SeesNothingThatComesLate: Story = {
  tags: ['req:session.logout-clears-user'],
  parameters: {
    world: { scenario: 'creator', overrides: [slow(endpoints.listCreations, 1500, { times: 1 })] },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Loading creations...');
    await expect(await changeUser(canvas, canvasElement)).toEqual([]);
    await expect(canvas.queryAllByRole('article')).toEqual([]);
  },
};

/** The new user does not see the previous user's likes in the same browser. */
export const SeesNoLikesOfTheFirst: Story = {
  play: async ({ canvas }) => {
    const firstLike = async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Gallery' }));
      await userEvent.click(await canvas.findByRole('tab', { name: 'Community' }));
      await canvas.findAllByRole('article');
      // Queried on each call: the gallery may replace its cards when the user's likes arrive.
      return () => within(canvas.getAllByRole('article')[0]!).getByRole('button', { name: 'Like' });
    };
    const expectPressed = async (like: () => HTMLElement, pressed: 'true' | 'false') =>
      waitFor(() => expect(like()).toHaveAttribute('aria-pressed', pressed));
    const like = await firstLike();
    await userEvent.click(like());
    await expectPressed(like, 'true');
    await expectPressed(await firstLike(), 'true');
    await logInAsNewcomer(canvas);
    await expectPressed(await firstLike(), 'false');
  },
};

/** The session changes its user while the generator is open: another account of this browser has logged in elsewhere. */
export const SeesNoResultOfTheFirst: Story = {
  tags: ['req:session.logout-clears-user'],
  args: { path: '/generate' },
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [fault('F40', endpoints.getUser, { after: 1, times: 1 })],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Prompt' }), 'My secret garden');
    await userEvent.click(canvas.getByRole('radio', { name: 'Standard' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    // The balance is read again after the generation.
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'demo' })).toBeNull(), {
      timeout: 10_000,
    });
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { StoryApp, pageParameters } from '../testing';

const meta = {
  title: 'Flows/First picture',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/auth?tab=register' },
  parameters: { ...pageParameters, world: { scenario: 'visitor' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Registers, generates, saves publicly, finds the picture in both galleries, renames it, deletes it and logs out. */
export const FromRegistrationToLogout: Story = {
  tags: ['req:access.user-generates', 'req:access.user-own-creations'],
  play: async ({ canvas, step }) => {
    const main = () => within(canvas.getByRole('main'));
    const header = () => within(canvas.getByRole('banner'));

    await step('register', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'painter');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'painter@example.com');
      await userEvent.type(canvas.getByLabelText('Password'), 'secret-one');
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'secret-one');
      await userEvent.click(canvas.getByRole('button', { name: 'Start 7-day free trial' }));
      await expect(await screen.findByText('Registration successful')).toBeVisible();
      await expect(await canvas.findByRole('heading', { level: 1, name: /Describe it/ })).toBeVisible();
    });

    await step('generate', async () => {
      await userEvent.click(header().getByRole('link', { name: 'Create' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Prompt' }), 'A cat on a fence');
      await userEvent.click(canvas.getByRole('radio', { name: 'Cartoon' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Standard' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    });

    await step('save as public', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Save to Gallery' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Save to Gallery' }));
      const title = dialog.getByRole('textbox', { name: 'Title' });
      await userEvent.clear(title);
      await userEvent.type(title, 'The fence');
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Make public' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('“The fence” is public.')).toBeVisible();
    });

    await step('find it on both tabs', async () => {
      await userEvent.click(header().getByRole('link', { name: 'Gallery' }));
      await expect(await canvas.findByRole('article', { name: 'The fence' })).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: 'Community' }));
      await expect(await main().findByRole('article', { name: 'The fence' })).toBeVisible();
    });

    await step('rename it', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /My Creations/ }));
      const card = within(await canvas.findByRole('article', { name: 'The fence' }));
      await userEvent.click(card.getByRole('button', { name: 'Edit' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Creation' }));
      const title = dialog.getByRole('textbox', { name: 'Title' });
      await userEvent.clear(title);
      await userEvent.type(title, 'The other fence');
      await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
      await expect(await canvas.findByRole('article', { name: 'The other fence' })).toBeVisible();
    });

    await step('delete it', async () => {
      const card = within(canvas.getByRole('article', { name: 'The other fence' }));
      await userEvent.click(card.getByRole('button', { name: 'Delete' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Creation' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await expect(await canvas.findByText('Nothing on your wall yet')).toBeVisible();
    });

    await step('log out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
      await expect(await screen.findByText('You have been successfully logged out.')).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
    });
  },
};

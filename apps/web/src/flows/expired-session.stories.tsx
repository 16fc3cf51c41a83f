import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { StoryApp, pageParameters } from '../testing';

const meta = {
  title: 'Flows/Expired session',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { ...pageParameters },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The session ends before a generation is submitted: the failure is shown, and the prompt is kept through the login.
 */
export const PromptKept: Story = {
  parameters: { world: { scenario: 'creator', faults: ['F39:generation.create'] } },
  play: async ({ canvas, step }) => {
    const main = within(await canvas.findByRole('main'));

    await step('submit a prompt after the session has ended', async () => {
      await userEvent.type(await main.findByRole('textbox', { name: 'Prompt' }), 'A lamp in the fog');
      await userEvent.click(main.getByRole('button', { name: 'Generate' }));
      await expect(await screen.findByText('Generation Failed')).toBeVisible();
      await expect(await main.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    });

    await step('log in again', async () => {
      await userEvent.type(main.getByRole('textbox', { name: 'Email or username' }), 'demo');
      await userEvent.type(main.getByLabelText('Password'), 'password{Enter}');
      await expect(await canvas.findByRole('button', { name: 'demo' })).toBeVisible();
    });

    await step('the prompt is still there', async () => {
      const header = within(canvas.getByRole('banner'));
      await userEvent.click(header.getByRole('link', { name: 'Create' }));
      await expect(await main.findByRole('textbox', { name: 'Prompt' })).toHaveValue('A lamp in the fog');
    });
  },
};

/** In a browser without cookies the login succeeds, but the session is lost with the next call. */
export const LoginNotPersisted: Story = {
  args: { path: '/auth' },
  parameters: { world: { scenario: 'visitor', faults: ['F45:session.login'] } },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await userEvent.type(await main.findByRole('textbox', { name: 'Email or username' }), 'demo');
    await userEvent.type(main.getByLabelText('Password'), 'password{Enter}');
    await expect(await canvas.findByRole('button', { name: 'demo' })).toBeVisible();
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Gallery' }));
    await expect(await screen.findByText('You were not kept logged in')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
    await canvas.findAllByRole('article');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { StoryApp, pageParameters } from '../testing';

const meta = {
  title: 'Flows/Leaving',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A logout on a protected page that was opened by its URL leads to the home page, whose code is not loaded yet. */
export const FromAProtectedPage: Story = {
  tags: ['req:messages.logout-success', 'req:routes.after-logout'],
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Prompt' });
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(await screen.findByText('You have been successfully logged out.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Describe it. See it.');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { StoryApp } from '../testing';

const meta = {
  title: 'Flows/Leaving',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { layout: 'fullscreen', world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A protected page that was opened by its address is left for the home page, whose code is still to load. */
export const FromAProtectedPage: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Prompt' });
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(await screen.findByText('You have been successfully logged out.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Describe it. See it.');
  },
};

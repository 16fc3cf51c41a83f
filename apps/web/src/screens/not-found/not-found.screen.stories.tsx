import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryApp } from '../../testing';

const meta = {
  title: 'Screens/NotFound',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/legal/cookies' },
  parameters: { layout: 'fullscreen', world: { scenario: 'visitor' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DeadLink: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the home page' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /Describe it/ })).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SignUpPrompt } from './sign-up-prompt';

const meta = {
  title: 'Pieces/Gallery/SignUpPrompt',
  component: SignUpPrompt,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Show it once to visitors of the community gallery.'],
      dont: ['Show it to users who have an account.'],
    } satisfies StoryGuide,
  },
  args: { href: '/auth' },
} satisfies Meta<typeof SignUpPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:gallery.gallery-sign-up'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Sign Up to Create' });
    await expect(link).toHaveAttribute('href', '/auth');
  },
};

export const LongText: Story = { globals: { locale: 'long' } };

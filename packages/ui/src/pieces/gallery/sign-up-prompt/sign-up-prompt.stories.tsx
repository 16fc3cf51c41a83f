import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SignUpPrompt } from './sign-up-prompt';

const meta = {
  title: 'Pieces/Gallery/SignUpPrompt',
  component: SignUpPrompt,
  tags: ['autodocs'],
  args: { href: '/auth' },
} satisfies Meta<typeof SignUpPrompt>;

export default meta;

export const ForVisitors: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Sign Up to Create' });
    await expect(link).toHaveAttribute('href', '/auth');
  },
};

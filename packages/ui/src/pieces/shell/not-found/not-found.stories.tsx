import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NotFound } from './not-found';

const meta = {
  title: 'Pieces/Shell/NotFound',
  component: NotFound,
  args: { homeHref: '#/' },
  parameters: {
    guide: {
      keyboard: [],
      do: ['Show it for every unknown URL, with the header and footer of the other pages.'],
      dont: ['Redirect to the home page automatically; users would not notice that the link was wrong.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:routes.not-found'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '#/');
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveFocus();
  },
};

export const LongText: Story = { globals: { locale: 'long' } };

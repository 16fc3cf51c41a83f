import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './skip-link';

const meta = {
  title: 'Pieces/Shell/SkipLink',
  component: SkipLink,
  parameters: { docs: { story: { inline: false, iframeHeight: 160 } } },
  args: { href: '#content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <div id="content" tabIndex={-1} className="pt-16">
        <h1>Content</h1>
      </div>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unfocused: Story = {
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('link', { name: 'Skip to content' }).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(1);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

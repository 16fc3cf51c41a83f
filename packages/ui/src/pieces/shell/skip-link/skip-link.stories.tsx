import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SkipLink } from './skip-link';

const meta = {
  title: 'Pieces/Shell/SkipLink',
  component: SkipLink,
  parameters: {
    docs: { story: { inline: false, iframeHeight: 160 } },
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'At the top of the page: moves focus to the link, which becomes visible.' },
        { keys: ['Enter'], does: 'Moves focus to the content; the next Tab continues from there.' },
      ],
      do: ['Render it first in the page, and give its target `tabIndex={-1}`.'],
      dont: ['Render two of them; one key press must be enough.'],
    } satisfies StoryGuide,
  },
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

/** The link is visually hidden until it is focused. */
export const Default: Story = {
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

/** The link leads to an element that can take the focus. */
export const Followed: Story = {
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    const { hash } = canvas.getByRole<HTMLAnchorElement>('link');
    await expect(canvasElement.querySelector(hash)).toHaveProperty('tabIndex', -1);
  },
};

export const LongText: Story = {
  globals: { locale: 'long' },
  play: async () => {
    await userEvent.tab();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const { right } = canvas.getByRole('link').getBoundingClientRect();
    await expect(right).toBe(document.documentElement.clientWidth - 16);
  },
};

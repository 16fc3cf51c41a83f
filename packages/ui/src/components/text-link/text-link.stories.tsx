import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { TextLink } from './text-link';

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { children: 'Sign up', href: '#sign-up', onClick: fn((event: MouseEvent) => event.preventDefault()) },
  parameters: {
    guide: {
      keyboard: [{ keys: ['Enter'], does: 'Follows the link.' }],
      do: [
        'Name the destination; the link text must make sense without its context.',
        'Use `asChild` to render the link component of your router.',
      ],
      dont: [
        'Use “here” or “more” as the link text.',
        'Use it for an action; use a button instead, with `asChild` if it must look like a link.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Quiet: Story = { args: { variant: 'quiet', children: 'Privacy' } };

export const Hovered: Story = { parameters: { pseudo: { hover: 'a' } } };

export const QuietHovered: Story = { ...Quiet, parameters: { pseudo: { hover: 'a' } } };

export const InAText: Story = {
  args: { children: 'the terms of use' },
  render: (args) => (
    <p className="text-sm text-ink-muted">
      With your account you accept <TextLink {...args} />, which are short.
    </p>
  ),
};

export const AsButton: Story = {
  args: { asChild: true, href: undefined, children: <button type="button">Show all</button> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { children: 'Widerrufsbelehrung und Datenschutzgrundverordnungsvereinbarung' },
  decorators: [
    (Story) => (
      <p className="max-w-60 text-sm wrap-anywhere">
        <Story />
      </p>
    ),
  ],
};

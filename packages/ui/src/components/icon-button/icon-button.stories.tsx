import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ArrowForwardIcon, Share2Icon } from '../icons';
import { IconButton } from './icon-button';

const meta = {
  title: 'Parts/IconButton',
  component: IconButton,
  args: { label: 'Share', children: <Share2Icon aria-hidden />, onClick: fn() },
  parameters: {
    guide: {
      keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses it.' }],
      do: [
        'Name what it does, not what the icon shows: “Share”, not “Arrow”.',
        'Show a tooltip where the icon is not known to everyone.',
      ],
      dont: ['Use it for the main thing of a view: that one has words.', 'Give it more than one icon.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Focused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Outlined: Story = { args: { variant: 'line' } };

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <IconButton key={size} {...args} variant="line" size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const { offsetWidth, offsetHeight } of canvas.getAllByRole('button')) {
      await expect(offsetWidth).toBe(offsetHeight);
    }
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = {
  args: { busy: true, variant: 'line' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const WithTooltip: Story = {
  args: { tooltip: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Share' }));
    await expect(await screen.findByRole('tooltip', { name: 'Share' })).toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    tooltip: true,
    label: 'Bild mit allen teilen, die den Link dazu kennen, auch ohne ein eigenes Benutzerkonto',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};

/** An icon that points onwards points where one reads. */
export const RightToLeft: Story = {
  args: { label: 'التالي', variant: 'line', children: <ArrowForwardIcon aria-hidden /> },
  globals: { locale: 'ar' },
};

export const Dark: Story = { ...Sizes, globals: { theme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Share2Icon } from '../icons';
import { IconButton } from './icon-button';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Share', children: <Share2Icon aria-hidden />, onClick: fn() },
  parameters: {
    guide: {
      keyboard: [{ keys: ['Enter', 'Space'], does: 'Activates the button.' }],
      do: [
        'Let `label` name the action, not what the icon shows: “Share”, not “Arrow”.',
        'Set `tooltip={false}` only if the same text is visible beside the button.',
      ],
      dont: [
        'Use it for the main action of a view; use a button with text instead.',
        'Put more than one icon into it.',
      ],
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

export const Outlined: Story = { args: { variant: 'outline' } };

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <IconButton key={size} {...args} variant="outline" size={size} />
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

export const Loading: Story = {
  args: { loading: true, variant: 'outline' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Hovered: Story = {
  parameters: { pseudo: { hover: 'button' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Share');
    await expect(button).not.toHaveAccessibleDescription();
  },
};

/** Without a tooltip, for a button with visible text beside it. */
export const WithoutTooltip: Story = {
  args: { tooltip: false },
  render: (args) => (
    <p className="flex items-center gap-2">
      <IconButton {...args} /> Share
    </p>
  ),
};

/** The tooltip shows the accessible name after 700 ms of focus. */
export const LongText: Story = {
  args: {
    label: 'Bild mit allen teilen, die den Link dazu kennen, auch ohne ein eigenes Benutzerkonto',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};

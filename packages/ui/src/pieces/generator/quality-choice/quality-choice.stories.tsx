import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QualityChoice } from './quality-choice';

const meta = {
  title: 'Pieces/Generator/QualityChoice',
  component: QualityChoice,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Moves focus to the selected quality.' },
        {
          keys: ['ArrowRight', 'ArrowLeft'],
          does: 'Selects the next or previous quality. Directions are mirrored in right-to-left languages.',
        },
        { keys: ['Space'], does: 'On a locked quality: calls `onLocked` and does not select it.' },
      ],
      do: ['Set `access` to whether the user may use 4K, and `buyTokensHref` to the page that sells tokens.'],
      dont: ['Hide 4K from users without access; a press on it shows why it is locked.'],
    } satisfies StoryGuide,
  },
  args: { value: 'hd', onValueChange: fn(), onLocked: fn(), buyTokensHref: '/pricing' },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
} satisfies Meta<typeof QualityChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Quality' });
    await userEvent.click(within(group).getByRole('radio', { name: '4K' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('4k');
  },
};

export const FourKLocked: Story = {
  tags: ['req:rules.4k-access'],
  args: { access: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const locked = canvas.getByRole('radio', { name: '4K' });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await expect(locked).toHaveAccessibleDescription(/^4K quality generation requires tokens/);
    await expect(canvas.getByText('Tokens Required')).toBeVisible();
    await expect(canvas.getByText(/^4K quality generation requires tokens/)).not.toBeVisible();

    await userEvent.click(locked);
    await expect(args.onLocked).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText(/^4K quality generation requires tokens/)).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'HD' })).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const chosen = canvas.getByRole('radio', { name: 'HD' });
    await expect(chosen).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4k');
    chosen.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('standard');
  },
};

/** The locked option can be focused, and pressing it by keyboard calls `onLocked`. */
export const LockedByKeyboard: Story = {
  args: { access: false },
  play: async ({ canvasElement, args }) => {
    const locked = within(canvasElement).getByRole('radio', { name: '4K' });
    locked.focus();
    await userEvent.keyboard(' ');
    await expect(args.onLocked).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** An arrow key focuses the locked option without calling `onLocked` or selecting it. */
export const LockedByArrow: Story = {
  args: { access: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByRole('radio', { name: '4K' })).toHaveFocus();
    await expect(args.onLocked).not.toHaveBeenCalled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = { args: { access: false }, globals: { locale: 'long' } };

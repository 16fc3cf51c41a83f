import { businessModels, TOKEN_PACKS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PackPicker } from './pack-picker';

const meta = {
  title: 'Pieces/Billing/PackPicker',
  component: PackPicker,
  tags: ['autodocs'],
  args: { packs: TOKEN_PACKS, value: 'starter', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
  parameters: {
    businessModel: (({ packs }) => ({ packs })) satisfies StoryModelArgs,
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Moves focus to the selected pack, then out of the group.' },
        { keys: ['ArrowDown', 'ArrowUp'], does: 'Selects the next or previous pack.' },
        { keys: ['Space'], does: 'Selects the focused pack.' },
      ],
      do: ['Preselect a pack for the user; most users buy Starter.'],
      dont: ['Omit packs; users compare all of them before they choose.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof PackPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Five: Story = {
  tags: ['req:pricing.pack-choice', 'req:tokens.pack-pro'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Token packs' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(TOKEN_PACKS.length);
    await expect(canvas.getByRole('radio', { name: 'Starter' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Pro' })).toHaveAccessibleDescription(
      '250 tokens · HD quality · Priority processing £45 £0.18 per token',
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenCalledWith('pro');
    await userEvent.click(canvas.getByRole('radio', { name: 'Ultimate' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ultimate');
  },
};

export const Four: Story = {
  args: { packs: businessModels.trial.packs },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(businessModels.trial.packs.length);
  },
};

export const NothingChosen: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const OnAPhone: Story = { decorators: [(Story) => <div className="max-w-72">{Story()}</div>] };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Starter' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pro');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Starter' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hobby');
  },
};

/** Focus alone selects nothing; Space selects the focused pack. */
export const ChosenBySpace: Story = {
  args: { value: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Hobby' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenCalledWith('hobby');
  },
};

export const LongText: Story = { globals: { locale: 'long' } };

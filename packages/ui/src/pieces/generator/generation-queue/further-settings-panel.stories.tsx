import { GENERATOR_DEFAULTS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FurtherSettingsPanel } from './further-settings-panel';

const meta = {
  title: 'Pieces/Generator/FurtherSettingsPanel',
  component: FurtherSettingsPanel,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Show how many generations the choices make, and what they cost.'],
      dont: ['Take a style that the form has now as a further one: it counts once.'],
    } satisfies StoryGuide,
  },
  args: {
    settings: { ...GENERATOR_DEFAULTS, style: 'cyberpunk', aspectRatio: '1:1' },
    value: { style: ['anime'], aspectRatio: [] },
    note: 'Each prompt is generated in every combination of the styles and ratios that you choose.',
    onValueChange: fn(),
  },
} satisfies Meta<typeof FurtherSettingsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form's own settings are chosen, and cannot be left out. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const own = canvas.getByRole('checkbox', { name: 'Cyberpunk' });
    await userEvent.click(own);
    await expect(own).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sketch' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      style: ['anime', 'sketch'],
      aspectRatio: [],
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Anime' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ style: [], aspectRatio: [] });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ style: [], aspectRatio: [] });
  },
};

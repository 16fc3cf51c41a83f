import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { STORY_PICTURE } from '../media-frame/story-media';
import { RadioCard, RadioCardGroup, type RadioCardGroupProps } from './radio-card';

const STYLES = ['Realistic', 'Anime', 'Cyberpunk', 'Fantasy', 'Sketch', '3D', 'Vaporwave', 'Cartoon'];

const draw = (styles: string[]) => (args: RadioCardGroupProps) => (
  <RadioCardGroup size="lg" {...args}>
    {styles.map((style) => (
      <RadioCard key={style} value={style} label={style}>
        <img src={STORY_PICTURE} alt="" />
      </RadioCard>
    ))}
  </RadioCardGroup>
);

const meta: Meta<typeof RadioCardGroup> = {
  title: 'Components/Large RadioCard',
  component: RadioCardGroup,
  subcomponents: { RadioCard },
  args: { 'aria-label': 'Style', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-96 bg-surface-raised p-4">
        <Story />
      </div>
    ),
  ],
  render: draw(STYLES),
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Goes to the chosen one; if none is, to the first.' },
        {
          keys: ['ArrowRight', 'ArrowLeft'],
          does: 'Chooses the next one or the one before; mirrored where one reads from the right.',
        },
        { keys: ['Space'], does: 'Chooses the one that has the focus.' },
      ],
      do: [
        'Name the group with `aria-label` or `aria-labelledby`.',
        'Let the picture show the choice: one should know it without the word.',
      ],
      dont: ['Describe the picture in `alt`: the word below is the name.', 'Leave the word out.'],
    } satisfies StoryGuide,
  },
};

export default meta;
type Story = StoryObj<typeof RadioCardGroup>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Anime' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('Anime');
  },
};

export const Chosen: Story = { args: { defaultValue: 'Cyberpunk' } };

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('Realistic')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(radio('Realistic')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('Anime')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(radio('Realistic')).toBeChecked();
  },
};

/** Every tile under the pointer. */
export const Hovered: Story = { parameters: { pseudo: { hover: '[role="radio"]' } } };

export const Disabled: Story = { args: { defaultValue: 'Cyberpunk', disabled: true } };

export const LongText: Story = {
  args: { defaultValue: 'Aquarellmalerei', 'aria-label': 'Stil' },
  render: draw(['Naturgetreu', 'Aquarellmalerei', 'Schwarzweißfotografie', 'Öl auf Leinwand']),
};

/** ArrowLeft chooses the next option. */
export const RightToLeft: Story = {
  args: { defaultValue: 'واقعي', 'aria-label': 'النمط' },
  render: draw(['واقعي', 'أنمي', 'خيال', 'رسم']),
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'أنمي' })).toBeChecked();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { STORY_PICTURE } from '../media-frame/story-media';
import { RadioCard, RadioCardGroup, type RadioCardGroupProps } from './radio-card';

const STYLES = ['Realistic', 'Anime', 'Cyberpunk', 'Fantasy', 'Sketch', '3D', 'Vaporwave', 'Cartoon'];

const renderCards = (styles: string[]) => (args: RadioCardGroupProps) => (
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
  render: renderCards(STYLES),
  parameters: {
    guide: {
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Moves focus to the selected option, or to the first one if none is selected.',
        },
        {
          keys: ['ArrowRight', 'ArrowLeft'],
          does: 'Selects the next or previous option. Directions are mirrored in right-to-left languages.',
        },
        { keys: ['Space'], does: 'Selects the focused option.' },
      ],
      do: [
        'Name the group with `aria-label` or `aria-labelledby`.',
        'Use pictures that identify the option even without its label.',
      ],
      dont: ['Describe the picture in `alt`; the label below it is the accessible name.', 'Omit the label.'],
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

/** All cards in the hover state. */
export const Hovered: Story = { parameters: { pseudo: { hover: '[role="radio"]' } } };

export const Disabled: Story = { args: { defaultValue: 'Cyberpunk', disabled: true } };

export const LongText: Story = {
  args: { defaultValue: 'Aquarellmalerei', 'aria-label': 'Stil' },
  render: renderCards(['Naturgetreu', 'Aquarellmalerei', 'Schwarzweißfotografie', 'Öl auf Leinwand']),
};

/** ArrowLeft selects the next option. */
export const RightToLeft: Story = {
  args: { defaultValue: 'واقعي', 'aria-label': 'النمط' },
  render: renderCards(['واقعي', 'أنمي', 'خيال', 'رسم']),
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'أنمي' })).toBeChecked();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PromptIdeas, type IdeaGroup, type PromptIdeasProps } from './prompt-ideas';

const GROUPS: IdeaGroup[] = [
  { label: 'Subject', ideas: ['a fisherman mending his net', 'an old tram in the snow'] },
  { label: 'Light', ideas: ['first light', 'candlelight', 'neon glow'] },
  { label: 'Camera', ideas: ['close-up', 'wide angle'] },
  { label: 'Mood', ideas: ['calm', 'mysterious', 'full of joy'] },
];

function Toggled({ chosen: initial, onToggle, ...props }: PromptIdeasProps) {
  const [chosen, setChosen] = useState(initial);
  return (
    <PromptIdeas
      {...props}
      chosen={chosen}
      onToggle={(idea) => {
        setChosen((before) => new Set(before.has(idea) ? [] : [...before, idea]));
        onToggle?.(idea);
      }}
    />
  );
}

const meta = {
  title: 'Pieces/Generator/PromptIdeas',
  component: PromptIdeas,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [{ keys: ['Enter', 'Space'], does: 'On an idea: adds it to the prompt, or removes it.' }],
      do: [
        'Pass phrases without commas: `toggleIdea` of `@product/studio` joins them with commas.',
        'Pass ideas that fit the selected style and medium.',
      ],
      dont: ['Submit the form when an idea is pressed; an idea only edits the prompt.'],
    } satisfies StoryGuide,
  },
  args: {
    groups: GROUPS,
    surpriseLabel: 'Surprise me',
    chosen: new Set(['candlelight']),
    onToggle: fn(),
    onSurprise: fn(),
  },
  render: (args) => <Toggled {...args} />,
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
} satisfies Meta<typeof PromptIdeas>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:generate.ideas'],
  play: async ({ canvas, args }) => {
    const light = within(canvas.getByRole('group', { name: 'Light' }));
    await expect(light.getByRole('button', { pressed: true })).toHaveTextContent('candlelight');
    const calm = within(canvas.getByRole('group', { name: 'Mood' })).getByRole('button', { name: 'calm' });
    await userEvent.click(calm);
    await expect(args.onToggle).toHaveBeenLastCalledWith('calm');
    await expect(calm).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Surprise: Story = {
  tags: ['req:generate.surprise'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Surprise me' }));
    await expect(args.onSurprise).toHaveBeenCalledOnce();
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith('a fisherman mending his net');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('an old tram in the snow');
  },
};

export const LongText: Story = {
  args: { groups: GROUPS.map((group) => ({ ...group, ideas: ['Papiersortenbeschreibungen '.repeat(3)] })) },
  globals: { locale: 'long' },
  play: async ({ canvasElement }) => {
    const ideas = canvasElement.querySelector('[data-ui=prompt-ideas]')!;
    await expect(ideas.scrollWidth).toBe(ideas.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PromptHistory, type PromptHistoryProps } from './prompt-history';

const PROMPTS = [
  'A quiet street after the rain, neon in the puddles',
  'First light on an alpine lake, mist over the water',
  'A small clay robot juggling in soft studio light',
];

function Searched({ prompts, query: initial, onQueryChange, ...props }: PromptHistoryProps) {
  const [query, setQuery] = useState(initial);
  return (
    <PromptHistory
      {...props}
      query={query}
      onQueryChange={(next) => {
        setQuery(next);
        onQueryChange?.(next);
      }}
      prompts={prompts.filter((prompt) => prompt.toLowerCase().includes(query.toLowerCase()))}
    />
  );
}

const meta = {
  title: 'Pieces/Generator/PromptHistory',
  component: PromptHistory,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [{ keys: ['Enter', 'Space'], does: 'On a prompt: selects it.' }],
      do: [
        'Show it in a popover beside the prompt, and close the popover on selection.',
        'Filter `prompts` by `query` in the host, for example with `searchPrompts` of `@product/studio`.',
      ],
      dont: ['Store the prompts permanently; they are private and belong to the session.'],
    } satisfies StoryGuide,
  },
  args: {
    prompts: PROMPTS,
    searchLabel: 'Search earlier prompts',
    emptyText: 'No earlier prompts yet',
    hint: 'Press Alt + ↑ or Alt + ↓ in the prompt to step through them.',
    query: '',
    onQueryChange: fn(),
    onSelect: fn(),
  },
  render: (args) => <Searched {...args} />,
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
} satisfies Meta<typeof PromptHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:generate.prompt-history'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: PROMPTS[1] }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(PROMPTS[1]);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search earlier prompts' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(PROMPTS[0]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(PROMPTS[1]);
  },
};

export const NoMatch: Story = {
  tags: ['req:generate.prompt-history'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('searchbox'), 'snow');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('snow');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing matches');
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Empty: Story = {
  args: { prompts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No earlier prompts yet');
  },
};

/** Prompts that have loaded can be selected while others are loading. */
export const Loading: Story = {
  args: { prompts: PROMPTS.slice(0, 1), loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading creations...')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: PROMPTS[0] })).toBeEnabled();
  },
};

export const NotAllLoaded: Story = {
  args: { prompts: PROMPTS.slice(0, 1), onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading your creations');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    // The button goes while they are loaded.
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** Only the newest 50 prompts are listed, so that a long history opens without delay. */
export const Many: Story = {
  args: { prompts: Array.from({ length: 1000 }, (_, number) => `Lighthouse ${number}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.type(canvas.getByRole('searchbox'), '999');
    await expect(canvas.getByRole('button', { name: 'Lighthouse 999' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { prompts: ['A quiet street after the rain. '.repeat(40), 'مطر على شارع هادئ', 'x'.repeat(400)] },
  globals: { locale: 'long' },
  play: async ({ canvasElement }) => {
    const history = canvasElement.querySelector('[data-ui=prompt-history]')!;
    await expect(history.scrollWidth).toBe(history.clientWidth);
  },
};

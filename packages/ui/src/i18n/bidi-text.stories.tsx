import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BidiText } from './bidi-text';

const ARABIC = 'مطر الليل';

const meta = {
  title: 'Components/BidiText',
  component: BidiText,
  args: { children: `\u2068${ARABIC}\u2069 is public.` },
  argTypes: { children: { control: false } },
  render: (args) => (
    <p className="text-sm">
      <BidiText {...args} />
    </p>
  ),
  parameters: {
    guide: {
      keyboard: [],
      do: ['Use it for texts that `placeFormatter` has interpolated and that users may copy.'],
      dont: ['Use it for text outside of a sentence; `dir="auto"` is enough there.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof BidiText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sentence keeps its word order, and text copied from it contains no invisible characters. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByText(ARABIC).getBoundingClientRect();
    const sentence = canvasElement.querySelector('p')!;
    await expect(sentence.textContent).toBe(`${ARABIC} is public.`);
    const rest = document.createRange();
    rest.selectNode(sentence.lastChild!);
    await expect(title.right).toBeLessThanOrEqual(rest.getBoundingClientRect().left + 1);
  },
};

export const NothingIsolated: Story = {
  args: { children: 'Night rain is public.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Night rain is public.')).toBeVisible();
    await expect(canvasElement.querySelector('bdi')).toBeNull();
  },
};

export const LongText: Story = {
  args: { children: `\u2068${`${ARABIC} `.repeat(12).trim()}\u2069 is public.` },
};

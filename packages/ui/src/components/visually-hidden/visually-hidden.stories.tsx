import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'opens in a new tab' },
  // Rendered inside a link, since the component alone is invisible.
  render: (args) => (
    <a href="#terms" className="relative text-accent-ink">
      Terms <VisuallyHidden {...args} />
    </a>
  ),
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Add what sighted users infer from the layout: a heading, the rest of a link text, the unit of a number.',
      ],
      dont: [
        'Hide a focusable control with it; sighted users could not see the focus.',
        'Repeat visible text.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Terms opens in a new tab' })).toBeVisible();
    const { width, height } = canvas.getByText('opens in a new tab').getBoundingClientRect();
    await expect({ width, height }).toEqual({ width: 1, height: 1 });
  },
};

/** A heading for the document outline that is not visible. */
export const AsHeading: Story = {
  args: { asChild: true, children: <h2>Your pictures</h2> },
  render: (args) => (
    <section className="relative">
      <VisuallyHidden {...args} />
      <p className="text-sm">Twelve pictures</p>
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your pictures' })).toHaveAttribute(
      'data-ui',
      'visually-hidden',
    );
  },
};

/** It takes up no space, whatever the length of the text. */
export const LongText: Story = {
  args: {
    children:
      'opens in a new tab, where you find all that we agreed upon, from the first sentence to the last',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(String(args.children)).offsetWidth).toBe(1);
  },
};

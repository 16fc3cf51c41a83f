import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { Tooltip } from './tooltip';

/* How long it waits is tried with a clock of its own, in tooltip.test.tsx; here it does not. */
const meta = {
  title: 'Parts/Tooltip',
  component: Tooltip,
  args: { content: 'Copy the link', children: <Button>Copy</Button>, delayDuration: 0 },
  decorators: [
    (Story) => (
      <div className="pt-10">
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Opens it after 700 ms of focus, and closes it when the focus goes on.' },
        { keys: ['Escape'], does: 'Closes it; the focus stays.' },
        { keys: ['Enter', 'Space'], does: 'Presses what is explained, and closes it.' },
      ],
      do: [
        'Explain in a few words what an icon does.',
        'Put a TooltipProvider near the root: within 300 ms the next tooltip opens without a wait.',
      ],
      dont: [
        'Say in it what one must know: fingers do not hover.',
        'Put a link or a button into it: that is a popover.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

/** After 700 ms. */
export const Default: Story = { args: { delayDuration: undefined } };

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy the link');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Copy the link');
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy the link');
  },
};

export const ClosesWhenThePointerLeaves: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.pointer([
      { target: button, coords: { clientX: 20, clientY: 60 } },
      { target: canvasElement, coords: { clientX: 900, clientY: 900 } },
    ]);
    await userEvent.pointer({ target: canvasElement, coords: { clientX: 950, clientY: 950 } });
    await isGone();
  },
};

export const ClosesWhenTheFocusLeaves: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await isGone();
  },
};

export const ClosesOnAPress: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.click(button);
    await isGone();
  },
};

export const ClosesOnEnterAndSpace: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    for (const key of ['{Enter}', ' ']) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await screen.findByRole('tooltip');
      await userEvent.keyboard(key);
      await isGone();
      button.blur();
    }
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const ClosesOnScrolling: Story = {
  decorators: [
    (Story) => (
      <div
        role="group"
        aria-label="A part that scrolls"
        className="h-32 overflow-y-auto border border-line p-4"
      >
        <div className="h-96">
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(within(canvas.getByRole('group')).getByRole('button'));
    await screen.findByRole('tooltip');
    canvas.getByRole('group').scrollTop = 8;
    await isGone();
  },
};

/** Why something is off can be read where it still takes the focus. */
export const Disabled: Story = {
  args: { children: <Button aria-disabled>Copy</Button>, content: 'There is no link yet' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('There is no link yet');
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    content: 'Anyone with the link can see this picture, even without an account of their own.',
  },
};

export const RightToLeft: Story = {
  args: { defaultOpen: true, content: 'انسخ الرابط', children: <Button>نسخ</Button> },
  globals: { locale: 'ar' },
};

export const Dark: Story = { args: { defaultOpen: true }, globals: { theme: 'dark' } };

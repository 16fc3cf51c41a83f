import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '../dialog/dialog';
import { Tooltip } from './tooltip';

/* Tooltips have no delay in these stories. tooltip.test.tsx tests the delays with fake timers. */
const meta = {
  title: 'Components/Tooltip',
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
        {
          keys: ['Tab'],
          does: 'Opens the tooltip after 700 ms of focus, and closes it when the element loses focus.',
        },
        { keys: ['Escape'], does: 'Closes the tooltip; the element keeps focus.' },
        { keys: ['Enter', 'Space'], does: 'Activates the element and closes the tooltip.' },
      ],
      do: [
        'Explain in a few words what an icon button does.',
        'Render a `TooltipProvider` near the root: within 300 ms of closing, the next tooltip opens without delay.',
      ],
      dont: [
        'Put essential information into it; few users find a tooltip by a long press.',
        'Put a link or a button into it; use a popover instead.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

/** The tooltip opens after the default delay of 700 ms. */
export const Default: Story = { args: { delayDuration: undefined } };

export const Hovered: Story = {
  tags: ['req:toasts.tooltip-opens'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy the link');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Copy the link');
  },
};

/** With `isLabel`, the text is the accessible name of the element and is not set as its description. */
export const Label: Story = {
  args: { isLabel: true, content: 'Copy' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy');
    await expect(button).not.toHaveAccessibleDescription();
  },
};

export const Focused: Story = {
  tags: ['req:toasts.tooltip-opens'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy the link');
  },
};

export const ClosesWhenThePointerLeaves: Story = {
  tags: ['req:toasts.tooltip-pointer'],
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
  tags: ['req:toasts.tooltip-blur'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await isGone();
  },
};

export const ClosesOnAPress: Story = {
  tags: ['req:toasts.tooltip-click'],
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
  tags: ['req:toasts.tooltip-escape'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const ClosesOnScrolling: Story = {
  tags: ['req:toasts.tooltip-scroll'],
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

/** A button with `aria-disabled` can have a tooltip that gives the reason. */
export const Disabled: Story = {
  args: { children: <Button aria-disabled>Copy</Button>, content: 'There is no link yet' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('There is no link yet');
  },
};

/** The tooltip of an element in a dialog is rendered inside the dialog. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent closeLabel="Close">
        <DialogHeader>
          <DialogTitle>Share</DialogTitle>
          <DialogDescription>Anyone with the link can see this picture.</DialogDescription>
        </DialogHeader>
        <Tooltip {...args} />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
    await userEvent.hover(dialog.getByRole('button', { name: 'Copy' }));
    await expect(await dialog.findByRole('tooltip')).toHaveTextContent('Copy the link');
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    content: 'Anyone with the link can see this picture, even without an account of their own.',
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import {
  Sheet,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
  type SheetContentProps,
} from './sheet';

function Menu({ side }: Pick<SheetContentProps, 'side'>) {
  return (
    <SheetContent closeLabel="Close" side={side}>
      <SheetHeader>
        <SheetTitle>Menu</SheetTitle>
        <SheetDescription>Signed in as demo</SheetDescription>
      </SheetHeader>
      <a href="#gallery" className="flex min-h-12 items-center">
        Gallery
      </a>
      <SheetFooter>
        <SheetClose asChild>
          <Button block>Log Out</Button>
        </SheetClose>
      </SheetFooter>
    </SheetContent>
  );
}

const meta: Meta<typeof Sheet> = {
  title: 'Parts/Sheet',
  component: Sheet,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  tags: ['autodocs'],
  render: (args) => (
    <Sheet {...args}>
      <SheetTrigger asChild>
        <Button>Open menu</Button>
      </SheetTrigger>
      <Menu side="end" />
    </Sheet>
  ),
};

export default meta;

type Story = StoryObj<typeof Sheet>;

export const FromTheEnd: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toHaveAttribute('data-side', 'end');
  },
};

export const FromBelow: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <Sheet {...args}>
      <Menu side="bottom" />
    </Sheet>
  ),
};

export const EscapeGivesFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Open menu' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

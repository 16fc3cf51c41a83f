import { readings } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { rightToLeft } from '../../shell/stories/right-to-left';
import { UserMenu } from './user-menu';

const meta = {
  title: 'Pieces/Account/UserMenu',
  component: UserMenu,
  parameters: {
    reading: (({ userMenu }) => ({ entries: userMenu })) satisfies StoryReadingArgs,
    docs: { story: { inline: false, iframeHeight: 320 } },
  },
  args: {
    username: 'demo',
    entries: readings.current.userMenu,
    hrefFor: (destination) => `#${destination}`,
    onLogOut: fn(),
  },
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'demo' }));
    await screen.findByRole('menu');
    await expect(items()).toEqual(['Generate', 'My Creations', 'Buy Tokens', 'Account', 'Log Out']);
    await expect(screen.getByRole('menuitem', { name: 'My Creations' })).toHaveAttribute('href', '#gallery');
  },
};

export const EarlierReading: Story = {
  args: { entries: readings.earlier.userMenu },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'demo' }));
    await screen.findByRole('menu');
    await expect(items()).toEqual(['Generate', 'My Creations', 'Subscription', 'Log Out']);
  },
};

/** By keyboard: open, up to the last entry, press; the focus is back on the button. */
export const LoggedOut: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'demo' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A name longer than its place is cut, and whole for those who listen. */
export const LongName: Story = {
  args: { username: 'a-name-that-nobody-could-ever-remember-in-full', className: 'max-w-48' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.username })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'demo' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

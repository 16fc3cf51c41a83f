import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { navigationArgs, signedIn } from '../stories/navigation-args';
import { rightToLeft } from '../stories/right-to-left';
import { Header } from './header';

const meta = {
  title: 'Pieces/Shell/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: navigationArgs,
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas, args }) => {
    for (const name of ['Gallery', 'Pricing', 'Create']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: 'Theme' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Language' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buy Tokens' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const SignedIn: Story = {
  args: {
    session: signedIn,
    currentPath: '/gallery',
    hrefs: { ...navigationArgs.hrefs, gallery: '/gallery' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('120 tokens')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy Tokens' })).toHaveAttribute('href', '#/buy-tokens');
    await expect(canvas.getByRole('link', { name: 'Gallery' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Pricing' })).not.toHaveAttribute('aria-current');
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'demo' }));
    await expect(await screen.findByRole('menuitem', { name: 'Account' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** Until it is known who is here: all that does not depend on it is there already. */
export const Loading: Story = {
  args: { session: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Login' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Log Out' })).toBeNull();
  },
};

/** Nothing moves when it becomes known who is here. */
export const NothingJumps: Story = {
  render: (args) => (
    <div className="grid">
      <Header {...args} session={{ status: 'loading' }} className="static" />
      <Header {...args} session={{ status: 'signedOut' }} className="static" />
      <Header {...args} session={signedIn} className="static" />
    </div>
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    for (const name of ['Language', 'Theme']) {
      const places = canvas
        .getAllByRole('button', { name })
        .map((button) => button.getBoundingClientRect().left);
      await expect(new Set(places).size).toBe(1);
    }
    const heights = canvas.getAllByRole('banner').map((bar) => bar.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const LoggingOut: Story = {
  args: { session: signedIn, loggingOut: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }), { pointerEventsCheck: 0 });
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
};

export const NoTokens: Story = { args: { session: { status: 'signedIn', username: 'newcomer', tokens: 0 } } };

/** A long brand, a long name and a huge balance share the bar without pushing anything out of it. */
export const LongNames: Story = {
  args: {
    brand: 'The Painted Sentence',
    session: {
      status: 'signedIn',
      username: 'a-name-that-nobody-could-ever-remember-in-full',
      tokens: 9_007_199_254_740_991,
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** On a workbench it goes to the window's edges. */
export const FullWidth: Story = { args: { width: 'full', session: signedIn } };

export const RightToLeft: Story = { decorators: [rightToLeft], args: { session: signedIn } };

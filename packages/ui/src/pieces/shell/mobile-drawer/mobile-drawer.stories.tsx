import type { Meta, StoryObj } from '@storybook/react-vite';
import { readings } from '@product/domain';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { navigationArgs, signedIn } from '../stories/navigation-args';
import { rightToLeft } from '../stories/right-to-left';
import { stayOnPage } from '../stories/stay-on-page';
import { MobileDrawer } from './mobile-drawer';

const meta = {
  title: 'Pieces/Shell/MobileDrawer',
  component: MobileDrawer,
  decorators: [stayOnPage],
  parameters: {
    reading: (({ userMenu }) => ({ userMenu })) satisfies StoryReadingArgs,
    docs: { story: { inline: false, iframeHeight: 720 } },
  },
  args: navigationArgs,
} satisfies Meta<typeof MobileDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDrawer() {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

const links = (drawer: Awaited<ReturnType<typeof openDrawer>>) =>
  drawer.getAllByRole('link').map((link) => link.textContent?.trim());

export const SignedOut: Story = {
  play: async () => {
    const drawer = await openDrawer();
    await expect(links(drawer)).toEqual(['Easel', 'Gallery', 'Pricing', 'Create']);
    await expect(drawer.getByRole('button', { name: 'Language English' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Theme System' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(screen.getByRole('dialog')).toHaveFocus();
    await userEvent.tab();
    await expect(drawer.getByRole('link', { name: 'Easel' })).toHaveFocus();
  },
};

export const SignedIn: Story = {
  args: { session: signedIn },
  play: async () => {
    const drawer = await openDrawer();
    await expect(links(drawer)).toEqual([
      'Easel',
      'Gallery',
      'Pricing',
      'Create',
      'Generate',
      'My Creations',
      'Buy Tokens',
      'Account',
    ]);
    await expect(drawer.getByText('demo')).toBeVisible();
    await expect(drawer.getByText('120 tokens')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Log Out' })).toBeVisible();
  },
};

export const EarlierReading: Story = {
  args: { session: signedIn, userMenu: readings.earlier.userMenu },
  play: async () => {
    const drawer = await openDrawer();
    await expect(drawer.getByRole('link', { name: 'Subscription' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { session: { status: 'loading' } },
  play: async () => {
    await openDrawer();
  },
};

/** The drawer is gone, and the focus back on its button, before the log-in dialog is asked for. */
export const Login: Story = {
  play: async ({ args }) => {
    const drawer = await openDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
  },
};

/** Following a link closes the drawer. */
export const LinkFollowed: Story = {
  play: async () => {
    const drawer = await openDrawer();
    await userEvent.click(drawer.getByRole('link', { name: 'Pricing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Theme and language are chosen without leaving the drawer. */
export const Chosen: Story = {
  play: async ({ args }) => {
    const drawer = await openDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Theme System' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    await userEvent.click(drawer.getByRole('button', { name: 'Language English' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('de');
    await expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    session: {
      status: 'signedIn',
      username: 'a-name-that-nobody-could-ever-remember-in-full',
      tokens: 1_000_000,
    },
  },
  play: async () => {
    await openDrawer();
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { session: signedIn },
  play: async () => {
    await openDrawer();
  },
};

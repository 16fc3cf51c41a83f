import type { Meta, StoryObj } from '@storybook/react-vite';
import { businessModels } from '@product/domain';
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  navigationArgs,
  signedIn,
  useDrawerProps,
  type NavigationStoryProps,
} from '../stories/navigation-args';
import { preventNavigation } from '../stories/prevent-navigation';
import { MobileDrawer, type MobileDrawerProps } from './mobile-drawer';

type Args = MobileDrawerProps & NavigationStoryProps;

const DrawerStory = (args: Args) => <MobileDrawer {...useDrawerProps(args)} />;

const meta = {
  title: 'Pieces/Shell/MobileDrawer',
  component: MobileDrawer,
  render: (args) => <DrawerStory {...args} />,
  decorators: [preventNavigation],
  parameters: {
    docs: { story: { inline: false, iframeHeight: 720 } },
    businessModel: (({ userMenu }) => ({ entries: userMenu })) satisfies StoryModelArgs,
    guide: {
      keyboard: [
        { keys: ['Enter', 'Space'], does: 'On the button: opens the drawer.' },
        {
          keys: ['Tab', 'Shift + Tab'],
          does: 'Moves focus to the next or previous row. Focus stays inside the drawer.',
        },
        { keys: ['Escape'], does: 'Closes the drawer and returns focus to the button.' },
      ],
      do: ['Pass the same navigation props as to the header; the drawer repeats its content.'],
      dont: [
        'Use it where the full header fits; fewer users find what is behind a button.',
        'Open it from elsewhere; it belongs to its button, and closes when the window becomes wide.',
      ],
    } satisfies StoryGuide,
  },
  args: { ...navigationArgs, userLinks: [] },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDrawer() {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

const links = (drawer: Awaited<ReturnType<typeof openDrawer>>) =>
  drawer.getAllByRole('link').map((link) => link.textContent?.trim());

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const SignedOut: Story = {
  tags: ['req:header.drawer'],
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
  tags: ['req:header.drawer'],
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

/** Every row in the hover state. */
export const RowsHovered: Story = {
  ...SignedIn,
  parameters: { pseudo: { hover: '[data-ui="menu-row"]' } },
};

/** The `trial` user menu has no link to buy tokens; the product adds it in the drawer. */
export const TrialModel: Story = {
  args: { session: signedIn, entries: businessModels.trial.userMenu },
  play: async () => {
    const drawer = await openDrawer();
    await expect(drawer.getByRole('link', { name: 'Subscription' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Buy Tokens' })).toHaveAttribute('href', '#/buyTokens');
  },
};

export const Loading: Story = {
  args: { session: { status: 'loading' } },
  play: async () => {
    const drawer = await openDrawer();
    await expect(drawer.queryByRole('button', { name: 'Login' })).toBeNull();
    await expect(drawer.queryByRole('button', { name: 'Log Out' })).toBeNull();
  },
};

/** 'Login' closes the drawer before it calls `onLogin`, and the focus returns to the drawer's button. */
export const Login: Story = {
  tags: ['req:header.drawer'],
  play: async ({ args }) => {
    const drawer = await openDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
  },
};

export const LinkFollowed: Story = {
  play: async () => {
    const drawer = await openDrawer();
    await userEvent.click(drawer.getByRole('link', { name: 'Pricing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

function OpensPages(props: Args) {
  const [pages, setPages] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (pages > 0) heading.current?.focus();
  }, [pages]);
  const open = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest('a') && setPages(pages + 1);
  return (
    <div onClickCapture={open}>
      <DrawerStory {...props} />
      <h2 ref={heading} tabIndex={-1}>
        {`Page ${pages}`}
      </h2>
    </div>
  );
}

/** The heading of an opened page takes the focus and keeps it. */
export const PageOpened: Story = {
  render: (args) => <OpensPages {...args} />,
  play: async ({ canvas }) => {
    const drawer = await openDrawer();
    await userEvent.click(drawer.getByRole('link', { name: 'Pricing' }));
    const heading = await canvas.findByRole('heading', { name: 'Page 1' });
    // Radix restores the focus in a timeout that is set before this one.
    await new Promise((resolve) => setTimeout(resolve));
    await expect(heading).toHaveFocus();
  },
};

/** Theme and language can be changed while the drawer stays open. */
export const Chosen: Story = {
  tags: ['req:header.drawer'],
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

/** The drawer opens by keyboard, keeps the focus inside, and closes on Escape. */
export const ByKeyboard: Story = {
  args: { session: signedIn },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' });
    for (const key of ['{Enter}', ' ']) {
      await userEvent.tab();
      button.focus();
      await userEvent.keyboard(key);
      const drawer = await screen.findByRole('dialog', { name: 'Menu' });
      await waitFor(() => expect(drawer).toHaveFocus());
      await userEvent.tab({ shift: true });
      await expect(drawer.contains(document.activeElement)).toBe(true);
      await userEvent.tab();
      await expect(drawer.contains(document.activeElement)).toBe(true);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};

/** While a logout is pending, the button ignores presses. */
export const LoggingOut: Story = {
  args: { session: signedIn, loggingOut: true },
  play: async ({ args }) => {
    const drawer = await openDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Log Out' }), { pointerEventsCheck: 0 });
    await expect(args.onLogOut).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** Controls without a callback are not rendered. */
export const LinksOnly: Story = {
  args: { onLogin: undefined, onThemeChange: undefined, onLanguageChange: undefined },
  play: async () => {
    const drawer = await openDrawer();
    await expect(drawer.getAllByRole('button').map((button) => button.ariaLabel)).toEqual(['Close menu']);
  },
};

export const LongText: Story = {
  globals: { locale: 'long' },
  args: {
    brand: 'The Painted Sentence and Company',
    session: {
      status: 'signedIn',
      username: 'a-name-that-nobody-could-ever-remember-in-full',
      tokens: 1_000_000,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../components/button';
import {
  navigationArgs,
  signedIn,
  useHeaderProps,
  type NavigationStoryProps,
} from '../stories/navigation-args';
import { Header, type HeaderProps } from './header';

type Args = HeaderProps & NavigationStoryProps;

const HeaderStory = (args: Args) => <Header {...useHeaderProps(args)} />;

const meta = {
  title: 'Pieces/Shell/Header',
  component: Header,
  render: (args) => <HeaderStory {...args} />,
  parameters: {
    layout: 'fullscreen',
    businessModel: (({ userMenu }) => ({ entries: userMenu })) satisfies StoryModelArgs,
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Moves focus to the skip link first, then through the controls.' },
        { keys: ['Enter'], does: 'Follows a link, presses a button, or opens a menu.' },
      ],
      do: [
        'Set `session.status` to `loading` until the user is known; a placeholder prevents layout shifts.',
        'Set `contentHref`, so that keyboard users can skip the header.',
        'Link “Create” to the generator, or to the auth screen for visitors.',
      ],
      dont: [
        'Add more than three main links; they would not fit beside a long username in German.',
        'Render a second header further down; put the controls of a screen into the screen itself.',
      ],
    } satisfies StoryGuide,
  },
  args: { ...navigationArgs, buyTokensHref: '#/buy-tokens', contentHref: '#content' },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Signed out: navigation, theme, language and login. */
export const Default: Story = {
  tags: [
    'req:header.language-menu',
    'req:header.login-button',
    'req:header.nav-links',
    'req:header.theme-toggle',
  ],
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
  tags: [
    'req:entities.user-username',
    'req:header.balance',
    'req:header.balance-shortcut',
    'req:header.log-out-button',
  ],
  args: {
    session: signedIn,
    currentPath: '/gallery',
    mainHrefs: { ...navigationArgs.mainHrefs, gallery: '/gallery' },
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

/** While the session is loading, everything that does not depend on it is shown. */
export const Loading: Story = {
  args: { session: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Login' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Log Out' })).toBeNull();
  },
};

const SESSIONS: HeaderProps['session'][] = [{ status: 'loading' }, { status: 'signedOut' }, signedIn];

/** The browser remembers a session, but nothing answers: the header does not offer to log in. */
export const AccountUnreachable: Story = {
  args: { session: { status: 'unreachable', onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Login' })).toBeNull();
    const retry = canvas.getByRole('button', { name: 'Account unreachable. Try again.' });
    await expect(retry).toHaveTextContent('Account unreachable');
    await userEvent.click(retry);
    const { session } = args;
    await expect(session.status === 'unreachable' && session.onRetry).toHaveBeenCalledOnce();
  },
};

function Changing(args: Args) {
  const [session, setSession] = useState(args.session);
  return (
    <HeaderStory
      {...args}
      session={
        session.status === 'unreachable' ? { ...session, onRetry: () => setSession(signedIn) } : session
      }
      onLogin={() => setSession(signedIn)}
      onLogOut={() => setSession({ status: 'signedOut' })}
    />
  );
}

/** Each of these buttons goes with its press, and the focus stays in the header. */
export const ButtonsThatGo: Story = {
  tags: ['!autodocs'],
  args: { session: { status: 'unreachable', onRetry: fn() } },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    for (const name of ['Account unreachable. Try again.', 'Log Out', 'Login']) {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
      await waitFor(() => expect(header.contains(document.activeElement)).toBe(true));
    }
  },
};

/** The header with a button for each session state. */
function SessionSwitcher(args: Args) {
  const [session, setSession] = useState(args.session);
  return (
    <>
      <HeaderStory {...args} session={session} />
      <div className="flex gap-2 p-gutter">
        {SESSIONS.map((next) => (
          <Button key={next.status} onClick={() => setSession(next)}>
            {next.status}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Nothing moves when the session state changes. */
export const NoLayoutShift: Story = {
  render: (args) => <SessionSwitcher {...args} />,
  args: { session: { status: 'loading' } },
  play: async ({ canvas }) => {
    const places = () =>
      [
        canvas.getByRole('link', { name: 'Create' }),
        canvas.getByRole('button', { name: 'Language' }),
        canvas.getByRole('button', { name: 'Theme' }),
      ].map((control) => JSON.stringify(control.getBoundingClientRect()));
    const before = places();
    for (const { status } of SESSIONS) {
      await userEvent.click(canvas.getByRole('button', { name: status }));
      await expect(places()).toEqual(before);
    }
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

/** Controls without a callback are not rendered. */
export const LinksOnly: Story = {
  args: { onLogin: undefined, onThemeChange: undefined, onLanguageChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Gallery' })).toBeVisible();
    for (const name of ['Login', 'Theme', 'Language']) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
  },
};

const WithoutDrawerStory = (args: Args) => <Header {...useHeaderProps(args)} drawer={undefined} />;

/** Without a drawer the whole header stays in a narrow window, in rows. */
export const WithoutDrawer: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { session: signedIn },
  render: (args) => <WithoutDrawerStory {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toBeVisible();
  },
};

/** The first Tab moves to the skip link, the next ones through the header. */
export const Focused: Story = {
  args: { session: signedIn },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    for (const name of ['Easel', 'Gallery', 'Pricing', 'Create', 'Buy Tokens']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'demo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Generate' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** Every link and button in the hover state. */
export const Hovered: Story = {
  args: { session: signedIn },
  parameters: { pseudo: { hover: 'a, button' } },
};

/** A long brand name, a long username and a huge balance do not overflow the header. */
export const LongText: Story = {
  globals: { locale: 'long' },
  args: {
    brand: 'The Painted Sentence',
    session: {
      status: 'signedIn',
      username: 'a-name-that-nobody-could-ever-remember-in-full',
      tokens: 9_007_199_254_740_991,
    },
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(canvas.getByText('a-name-that-nobody-could-ever-remember-in-full')).toBeVisible();
  },
};

export const FullWidth: Story = { args: { width: 'full', session: signedIn } };

import { businessModels, type BusinessModel } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useProductLinks } from '../navigation';
import { UserMenu, type UserMenuProps } from './user-menu';

interface Args extends UserMenuProps {
  entries: BusinessModel['userMenu'];
}

/** The product's links, in the language of the story. */
const UserMenuStory = ({ entries, ...args }: Args) => (
  <UserMenu {...args} links={useProductLinks().user(entries, (destination) => `#${destination}`)} />
);

const meta = {
  title: 'Pieces/Account/UserMenu',
  component: UserMenu,
  render: (args) => <UserMenuStory {...args} />,
  parameters: {
    docs: { story: { inline: false, iframeHeight: 320 } },
    businessModel: (({ userMenu }) => ({ entries: userMenu })) satisfies StoryModelArgs,
    guide: {
      keyboard: [
        {
          keys: ['Enter', 'Space', 'Down'],
          does: 'On the button: opens the menu and moves focus to its first entry.',
        },
        { keys: ['Down', 'Up'], does: 'Moves focus to the next or previous entry.' },
        { keys: ['Home', 'End'], does: 'Moves focus to the first or last entry.' },
        { keys: ['Enter'], does: 'Follows the link of an entry, or logs out.' },
        { keys: ['Escape'], does: 'Closes the menu and returns focus to the button.' },
      ],
      do: ['Take the links from a business model; they differ between the models.'],
      dont: [
        'Make it the only place to log out; the header has a “Log Out” button as well.',
        'Add settings that the header already contains.',
      ],
    } satisfies StoryGuide,
  },
  args: {
    username: 'demo',
    links: [],
    entries: businessModels.tokens.userMenu,
    onLogOut: fn(),
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.username })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const Open: Story = {
  tags: ['req:header.user-menu', 'req:header.user-menu-places'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'demo' }));
    await screen.findByRole('menu');
    await expect(items()).toEqual(['Generate', 'My Creations', 'Buy Tokens', 'Account', 'Log Out']);
    await expect(screen.getByRole('menuitem', { name: 'My Creations' })).toHaveAttribute('href', '#gallery');
  },
};

export const TrialModel: Story = {
  tags: ['req:header.user-menu-earlier'],
  args: { entries: businessModels.trial.userMenu },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'demo' }));
    await screen.findByRole('menu');
    await expect(items()).toEqual(['Generate', 'My Creations', 'Subscription', 'Log Out']);
  },
};

/** Opens the menu by keyboard and chooses its last entry; the focus returns to the button. */
export const LoggedOut: Story = {
  tags: ['req:header.log-out-button'],
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

/** If an entry moves the focus into the page, the closing menu does not move it back to the button. */
export const LinkFollowed: Story = {
  render: (args) => (
    <>
      <UserMenuStory {...args} onLogOut={() => document.querySelector('h2')?.focus()} />
      <h2 tabIndex={-1}>Signed out</h2>
    </>
  ),
  play: async ({ canvas }) => {
    const slow = document.head.appendChild(document.createElement('style'));
    slow.textContent =
      '@layer theme { [role=menu][data-state=closed] { animation: ui-fade-out 60s !important } }';
    await userEvent.click(canvas.getByRole('button', { name: 'demo' }));
    const entry = await screen.findByRole('menuitem', { name: 'Log Out' });
    await userEvent.click(entry);
    const heading = canvas.getByRole('heading', { name: 'Signed out' });
    await expect(heading).toHaveFocus();
    // React derives `onPointerLeave` from this event. A menu that still listens would move the focus on it.
    await fireEvent.pointerOut(entry, { pointerType: 'mouse', relatedTarget: document.body });
    await expect(heading).toHaveFocus();
    slow.remove();
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(heading).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'demo' });
    const entry = (name: string) => screen.getByRole('menuitem', { name });
    button.focus();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await screen.findByRole('menu');
      await waitFor(() => expect(entry('Generate')).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expect(entry('My Creations')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(entry('Log Out')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(entry('Account')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(entry('Generate')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};

/** Without `onLogOut` the menu has links only. */
export const LinksOnly: Story = {
  args: { onLogOut: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'demo' }));
    await screen.findByRole('menu');
    await expect(items()).toEqual(['Generate', 'My Creations', 'Buy Tokens', 'Account']);
  },
};

/** Links without an icon begin where the others do. */
export const WithoutIcons: Story = {
  render: (args) => <UserMenu {...args} links={[{ href: '#billing', label: 'Billing' }]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'demo' }));
    const starts = (await screen.findAllByRole('menuitem')).map(
      (item) => item.querySelector('span:not([aria-hidden])')?.getBoundingClientRect().x,
    );
    await expect(starts[0]).toBe(starts[1]);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'demo' })).toHaveFocus();
  },
};

/** A name too long for the button is truncated visually; the accessible name is complete. */
export const LongText: Story = {
  globals: { locale: 'long' },
  args: { username: 'a-name-that-nobody-could-ever-remember-in-full', className: 'max-w-48' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: args.username });
    await expect(button.offsetWidth).toBeLessThanOrEqual(192);
    await userEvent.click(button);
    await screen.findByRole('menu');
  },
};

import { businessModels, type BusinessModel } from '@product/domain';
import { LoginForm, useProductLinks, UserMenu } from '@product/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storageName } from '@product/web/testing';
import { lengthen, mirror } from './language/pseudo-languages';
import { resetBrowser } from './reset-browser';
import { EARLIER_MENU, openMenu } from './testing/open-menu';

/** Tests of the toolbar's settings on a piece. The sidebar does not list them. */
const meta: Meta = {
  title: 'Foundations/Toolbar',
  tags: ['!autodocs', '!dev'],
  render: () => <LoginForm />,
};

export default meta;
type Story = StoryObj;

const page = document.documentElement;
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await expect(page).toHaveClass('dark');
    await expect(localStorage.getItem(storageName('theme'))).toBe('dark');
  },
};

const others = { theme: 'light', i18nextLng: 'de', draft: '{}', 'studio:/:likes:1': '["1"]' };

/** A story neither removes nor changes what Storybook and other pages of its origin have stored. */
export const OthersStorage: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    document.cookie = 'other=1';
    for (const storage of [localStorage, sessionStorage]) {
      for (const [key, value] of Object.entries(others)) storage.setItem(key, value);
      storage.setItem(storageName('draft'), '{}');
    }
    resetBrowser();
    for (const storage of [localStorage, sessionStorage]) {
      await expect({ ...storage }).toMatchObject(others);
      await expect(storage.getItem(storageName('draft'))).toBeNull();
      for (const key of Object.keys(others)) storage.removeItem(key);
    }
    await expect(document.cookie).toContain('other=1');
    document.cookie = 'other=; max-age=0';
  },
};

export const Arabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(page).toHaveAttribute('lang', 'ar');
    await expect(page).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
  },
};

export const LongerText: Story = {
  globals: { locale: 'long' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: lengthen('Login') })).toBeVisible();
  },
};

export const MirroredText: Story = {
  globals: { locale: 'mirrored' },
  play: async ({ canvas }) => {
    await expect(page).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByRole('button', { name: mirror('Login') })).toBeVisible();
  },
};

export const OwnDirection: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(page).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
  },
};

const ProductUserMenu = ({ entries }: { entries: BusinessModel['userMenu'] }) => (
  <UserMenu
    username="demo"
    links={useProductLinks().user(entries, (to) => `#/${to}`)}
    onLogOut={() => undefined}
  />
);

export const TrialModelOfAPiece: StoryObj<typeof ProductUserMenu> = {
  globals: { businessModel: 'trial' },
  args: { entries: businessModels.tokens.userMenu },
  parameters: { businessModel: (({ userMenu }) => ({ entries: userMenu })) satisfies StoryModelArgs },
  render: (args) => <ProductUserMenu {...args} />,
  play: async () => expect(await openMenu()).toEqual(EARLIER_MENU),
};

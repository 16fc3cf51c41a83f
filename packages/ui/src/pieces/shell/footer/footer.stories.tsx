import { readings } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { rightToLeft } from '../stories/right-to-left';
import { Footer } from './footer';

const meta = {
  title: 'Pieces/Shell/Footer',
  component: Footer,
  parameters: {
    reading: (({ footer }) => ({ columns: footer })) satisfies StoryReadingArgs,
    layout: 'fullscreen',
  },
  args: {
    brand: 'Easel',
    year: 2026,
    contactEmail: 'hello@example.com',
    columns: readings.current.footer,
    hrefFor: (destination) => `#/${destination}`,
    socialLinks: [
      { network: 'facebook', href: 'https://www.facebook.com/' },
      { network: 'x', href: 'https://x.com/' },
      { network: 'instagram', href: 'https://www.instagram.com/' },
    ],
    language: 'en',
    onLanguageChange: fn(),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current reading: the legal links in one row. */
export const OneRow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '#/privacy');
    await expect(canvas.getByRole('link', { name: /hello@example\.com/ })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
    await expect(canvas.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(canvas.getByText('© 2026 Easel')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'English' })).toBeVisible();
  },
};

/** The earlier reading: three columns with titles. */
export const Columns: Story = {
  args: { columns: readings.earlier.footer },
  play: async ({ canvas }) => {
    for (const name of ['Product', 'Company', 'Legal']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
      await expect(canvas.getByRole('list', { name })).toBeVisible();
    }
  },
};

export const LongNames: Story = {
  args: {
    brand: 'The Painted Sentence and Company',
    contactEmail: 'everyone-who-works-here-reads-this-address@mail.a-rather-long-domain.example.com',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

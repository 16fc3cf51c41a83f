import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import arabic from '../locales/ar.json';
import german from '../locales/de.json';
import { UiProvider, useUi } from './ui-provider';

/** Shows the values that a piece gets from the provider. */
function ProvidedValues() {
  const { t, locale, direction, format, Link } = useUi();
  return (
    <div lang={locale} dir={direction} className="grid gap-1 text-sm">
      <p>
        <Link href="#gallery" className="text-accent-ink underline">
          {t('shell.gallery')}
        </Link>
      </p>
      <p>{format.number(1234.5)}</p>
      <p>{format.price(4.99)}</p>
      <p>{format.date(new Date('2026-11-21'))}</p>
    </div>
  );
}

const meta = {
  title: 'Components/UiProvider',
  component: UiProvider,
  args: { locale: 'en', children: <ProvidedValues /> },
  argTypes: { children: { control: false }, texts: { control: false }, link: { control: false } },
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Render it once around the app, with a `locale` and its catalogue: `@product/ui/locales/de.json`.',
        'Pass your router’s link component as `link`; the pieces render all their links with it.',
      ],
      dont: [
        'Load all catalogues at once; import only that of the current language.',
        'Rely on it for `lang` and `dir`; set both on the root element of the page.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof UiProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Gallery' })).toBeVisible();
    await expect(canvas.getByText('£4.99')).toBeVisible();
  },
};

export const AnotherLanguage: Story = {
  args: { locale: 'de', texts: german },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(german.shell.gallery);
    await expect(canvas.getByText('21. November 2026')).toBeVisible();
  },
};

/** A language without a catalogue has English texts and its own number format. */
export const WithoutACatalogue: Story = {
  args: { locale: 'nl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Gallery' })).toBeVisible();
    await expect(canvas.getByText('1.234,5')).toBeVisible();
  },
};

const RouterLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a data-router="" {...props}>
    {children}
  </a>
);

export const WithTheHostsLink: Story = {
  args: { link: RouterLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};

/** The direction follows the locale unless `direction` is set. */
export const RightToLeft: Story = {
  args: { locale: 'ar', texts: arabic },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').closest('div')).toHaveAttribute('dir', 'rtl');
  },
};

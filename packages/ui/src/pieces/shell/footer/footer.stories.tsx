import { businessModels, type BusinessModel, type Language } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LanguageMenu } from '../language-menu';
import { useProductLinks, type SocialLink } from '../navigation';
import { Footer, type FooterProps } from './footer';

interface Args extends FooterProps {
  footer: BusinessModel['footer'];
  social: SocialLink[] | undefined;
  language: Language;
  onLanguageChange: ((language: Language) => void) | undefined;
}

/** The product's links and its language menu, in the language of the story. */
function FooterStory({ footer, social, language, onLanguageChange, ...args }: Args) {
  const product = useProductLinks();
  return (
    <Footer
      {...args}
      columns={product.footer(footer, (destination) => `#/${destination}`)}
      socialLinks={social && product.social(social)}
      languageMenu={
        onLanguageChange && (
          <LanguageMenu variant="name" language={language} onLanguageChange={onLanguageChange} />
        )
      }
    />
  );
}

const meta = {
  title: 'Pieces/Shell/Footer',
  component: Footer,
  render: (args) => <FooterStory {...args} />,
  parameters: {
    layout: 'fullscreen',
    businessModel: (({ footer }) => ({ footer })) satisfies StoryModelArgs,
    guide: {
      keyboard: [],
      do: [
        'Take the links from a business model: one row without titles, or columns with titles.',
        'Pass `year`; the component does not read the clock, so that prerendering and hydration agree.',
      ],
      dont: ['Render it below a full-width layout that fills the window; users could not reach it.'],
    } satisfies StoryGuide,
  },
  args: {
    brand: 'Easel',
    year: 2026,
    contactEmail: 'hello@example.com',
    columns: [],
    footer: businessModels.tokens.footer,
    social: [
      { network: 'facebook', href: 'https://www.facebook.com/' },
      { network: 'x', href: 'https://x.com/' },
      { network: 'instagram', href: 'https://www.instagram.com/' },
    ],
    language: 'en',
    onLanguageChange: fn(),
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The `tokens` business model has the legal links in one row. */
export const Default: Story = {
  tags: [
    'req:footer.footer-contact',
    'req:footer.footer-copyright',
    'req:footer.footer-legal',
    'req:footer.footer-social',
  ],
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
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026 Easel');
    await expect(canvas.getByRole('button', { name: 'English' })).toBeVisible();
  },
};

/** The `trial` business model has three columns with titles. */
export const Columns: Story = {
  tags: ['req:footer.footer-product'],
  args: { footer: businessModels.trial.footer },
  play: async ({ canvas }) => {
    for (const name of ['Product', 'Company', 'Legal']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
      await expect(canvas.getByRole('list', { name })).toBeVisible();
    }
  },
};

export const LanguageChosen: Story = {
  tags: ['req:footer.footer-language'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('de');
  },
};

/** Without contact address, social networks and languages only the links and the copyright are rendered. */
export const LinksOnly: Story = {
  args: { contactEmail: undefined, social: undefined, onLanguageChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026 Easel');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'Social media' })).toBeNull();
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveFocus();
  },
};

export const LongText: Story = {
  globals: { locale: 'long' },
  args: {
    brand: 'The Painted Sentence and Company',
    contactEmail: 'everyone-who-works-here-reads-this-address@mail.a-rather-long-domain.example.com',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** With the text spacing of WCAG 1.4.12 at 400 % zoom, a long word breaks and nothing overflows. */
export const SpacedText: Story = {
  globals: { locale: 'de', viewport: { value: 'zoomed' } },
  decorators: [
    (Story) => <div className="[&_*]:tracking-[0.12em]! [&_*]:[word-spacing:0.16em]!">{Story()}</div>,
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Nutzungsbedingungen' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

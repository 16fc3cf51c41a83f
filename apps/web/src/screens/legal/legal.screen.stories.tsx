import { TOKEN_PACKS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BRAND, StoryApp, pageParameters } from '../../testing';
import { STORED } from '../../lib/all-stored';

const meta = {
  title: 'Screens/Legal',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/legal/terms' },
  parameters: { ...pageParameters, world: { scenario: 'visitor' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Asserts that the document is shown, its contents links lead to sections with text, and no placeholder is left. */
async function expectDocument(canvas: Canvas, title: string, contents = 'Contents') {
  await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`${title} · ${BRAND}`));
  const document_ = canvas.getByRole('article');
  for (const link of within(canvas.getByRole('navigation', { name: contents })).getAllByRole('link')) {
    const heading = document_.querySelector(link.getAttribute('href')!);
    await expect(heading).toHaveTextContent(link.textContent);
    await expect(within(heading!.closest('section')!).getAllByText(/\p{L}/u).length).toBeGreaterThan(1);
  }
  await expect(document_.textContent).not.toMatch(/\{\{|undefined|NaN|\.(title|text)\b|<\w+>/);
  return document_;
}

export const Terms: Story = {
  tags: [
    'req:legal.minimum-age',
    'req:legal.terms-refunds',
    'req:legal.terms-tokens',
    'req:legal.terms-video',
    'req:routes.route-terms',
  ],
  play: async ({ canvas }) => {
    const terms = await expectDocument(canvas, 'Terms of Service');
    for (const fact of [
      'at least 13 years old',
      'a free trial of 7 days',
      'An image costs 1 token.',
      'A video of 5 seconds costs 3 tokens.',
      'Tokens never expire. What you buy is added to your balance.',
      ...TOKEN_PACKS.map(
        ({ id, tokens, price }) =>
          new RegExp(`${id}: ${tokens.toLocaleString('en-GB')} tokens for £${price}(?!\\d)`, 'i'),
      ),
      'Basic: £10 per month or £100 per year',
      'Pro: £25 per month or £250 per year',
      'Pay as you go: £0.50 per image and £2.00 per video, with a £5 minimum credit',
      'by card, through a card payment provider',
      'There are no refunds on token packs.',
      'deleted within 30 days',
      'These terms apply in the language in which you agreed to them.',
      'until you cancel it; to cancel, write to hello@example.com.',
      'continues after you leave its page, until you cancel it, log out or close the tab',
      'What you do not save is gone once you close the tab or log out.',
    ]) {
      await expect(terms).toHaveTextContent(fact);
    }
    await expect(canvas.queryByRole('link', { name: 'Legal notice' })).toBeNull();
    // The terms give no prices for what cannot be ordered, and the trial's limits only in the `trial` business model.
    await expect(terms).not.toHaveTextContent(/60 seconds|watermark/);
    await userEvent.click(within(terms).getByRole('link', { name: 'Privacy Policy' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toHaveFocus();
  },
};

export const Privacy: Story = {
  tags: ['req:legal.minimum-age', 'req:legal.privacy-deletion', 'req:routes.route-privacy'],
  args: { path: '/legal/privacy' },
  play: async ({ canvas }) => {
    const policy = await expectDocument(canvas, 'Privacy Policy');
    for (const fact of [
      'deleted within 30 days',
      'people aged 13 and over',
      `Responsible for your data: the operator of ${BRAND}.`,
      'Records of payments are kept for as long as the law requires.',
      'by card, on the page of a card payment provider',
      'It is private unless you make it public.',
      'it is given the address of the picture or video, or the file itself, and its title or prompt',
      'because the law obliges us to: records of payments',
      'Anything in this list without a stated end stays until you delete this site’s data in your browser.',
    ]) {
      await expect(policy).toHaveTextContent(fact);
    }
    await expect(policy).not.toHaveTextContent('Errors in the app');
    const kept = policy.querySelector('#browser')!.closest('section')!;
    await expect(within(kept).getAllByRole('listitem')).toHaveLength(STORED.length);
    for (const link of within(policy).getAllByRole('link', { name: 'hello@example.com' })) {
      await expect(link).toHaveAttribute('href', 'mailto:hello@example.com');
    }
  },
};

/** The packs, the plan and its guarantee come from the business model. */
export const TrialModel: Story = {
  tags: ['req:tokens.older-trial'],
  globals: { businessModel: 'trial' },
  play: async ({ canvas }) => {
    const terms = await expectDocument(canvas, 'Terms of Service');
    await expect(terms).toHaveTextContent('Starter: 100 tokens for £20');
    await expect(terms).not.toHaveTextContent('Hobby');
    await expect(terms).toHaveTextContent('Basic: £10 per month or £80 per year');
    await expect(terms).toHaveTextContent(
      'Yearly payments for a plan are refunded if you ask within 14 days.',
    );
    await expect(terms).toHaveTextContent(
      'The trial includes:3 generations per dayHD qualityWith a watermark',
    );
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('heading', { name: 'Company' })).toBeVisible();
    await userEvent.click(footer.getByRole('link', { name: 'Privacy Policy' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toHaveFocus();
  },
};

/** Lengths of time are texts of the catalogue: the units of `Intl` have other words and spaces in Chinese. */
export const LengthsInChinese: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvas }) => {
    const terms = await expectDocument(canvas, '服务条款', '目录');
    for (const length of ['免费试用 7 天。', '一个 5 秒的视频', '在 30 天内删除']) {
      await expect(terms).toHaveTextContent(length);
    }
  },
};

/** What only the operator knows comes from the settings. The footer links to a legal notice only if there is one. */
export const FactsOfTheOperator: Story = {
  args: {
    settings: {
      VITE_OPERATOR: 'Easel GmbH, Lange Straße 1, Berlin',
      VITE_LAW_COUNTRY: 'DE',
      VITE_TERMS_LANGUAGE: 'de',
      VITE_LEGAL_NOTICE_URL: 'https://www.example.de/impressum',
    },
  },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    const terms = await expectDocument(canvas, 'Nutzungsbedingungen', 'Inhalt');
    for (const fact of [
      'Anbieter: Easel GmbH, Lange Straße 1, Berlin.',
      'Anwendbares Recht: Deutschland.',
      'Verbindlich ist der Text auf Deutsch',
      'bis du ihn kündigst; schreib dafür an hello@example.com.',
    ]) {
      await expect(terms).toHaveTextContent(fact);
    }
    const notice = within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Impressum' });
    await expect(notice).toHaveAttribute('href', 'https://www.example.de/impressum');
  },
};

export const SignedIn: Story = {
  args: { path: '/legal/privacy' },
  parameters: { world: { scenario: 'creator' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('120 tokens')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  },
};

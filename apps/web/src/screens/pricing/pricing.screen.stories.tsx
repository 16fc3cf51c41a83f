import { endpoints } from '@product/api-client';
import { businessModels, TOKEN_PACKS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, hang } from 'mock-api';
import { expect, userEvent, within } from 'storybook/test';
import { StoryApp, pageParameters } from '../../testing';

const meta = {
  title: 'Screens/Pricing',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/pricing' },
  parameters: { ...pageParameters, world: { scenario: 'visitor' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const PACKS = TOKEN_PACKS.map(({ id }) => id);

const packLinks = async (canvas: Canvas): Promise<(string | null)[]> => {
  await canvas.findByRole('heading', { level: 1, name: 'Pay for pictures, not for months' });
  return canvas
    .getAllByRole('link', { name: /^Buy (?!Tokens)/ })
    .map((link: HTMLElement) => link.getAttribute('href'));
};

export const Visitor: Story = {
  tags: ['req:shop.pack-links-visitor', 'req:shop.route-pricing'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
    await expect(await packLinks(canvas)).toEqual(PACKS.map((pack) => `/auth?package=${pack}`));
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/auth?tab=register');
  },
};

export const SignedIn: Story = {
  tags: ['req:shop.pack-links'],
  parameters: { world: { scenario: 'creator' } },
  play: async ({ canvas }) => {
    await canvas.findByText('120 tokens');
    const addresses = PACKS.map((pack) => `/buy-tokens?package=${pack}`);
    await expect(await packLinks(canvas)).toEqual(addresses);
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/generate');
  },
};

/** Without an answer the links are those of the time before it. */
export const SessionNotRead: Story = {
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.getUser, 500)] } },
  play: async ({ canvas }) => {
    await expect((await packLinks(canvas))[0]).toBe('/buy-tokens?package=hobby');
  },
};

/** While the user loads, the links lead to protected pages, whose guard redirects visitors. */
export const UserUnknown: Story = {
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.getUser)] } },
  play: async ({ canvas }) => {
    await expect((await packLinks(canvas))[0]).toBe('/buy-tokens?package=hobby');
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/generate');
  },
};

export const ComparedAndExplained: Story = {
  tags: ['req:shop.route-pricing'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('region', { name: 'Compare the packs' }));
    await expect(
      table
        .getAllByRole('columnheader')
        .slice(1)
        .map((cell) => cell.textContent.toLowerCase()),
    ).toEqual(PACKS);
    await expect(table.getByRole('row', { name: /^Price £/ })).toHaveTextContent(
      TOKEN_PACKS.map(({ price }) => `£${price}`).join(''),
    );
    const usage = within(canvas.getByRole('heading', { name: 'What your tokens buy' }).closest('section')!);
    await expect(usage.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1 tokenOne image',
      '5 tokens10 seconds of video',
      '15 tokens30 seconds of video',
      '30 tokens60 seconds of video',
    ]);
  },
};

export const AnAnswerOpens: Story = {
  tags: ['req:shop.route-pricing'],
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('button', { name: 'Can I get a refund?' });
    await userEvent.click(question);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('There are no refunds on token packs.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Do tokens expire?' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** The `trial` business model has no Hobby pack. */
export const TrialModel: Story = {
  globals: { businessModel: 'trial' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Login' });
    await expect(await packLinks(canvas)).toHaveLength(businessModels.trial.packs.length);
    await expect(canvas.getByText('The smallest pack makes 100 pictures.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Which quality can I use?' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

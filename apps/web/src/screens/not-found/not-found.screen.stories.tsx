import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../core/paths';
import { BRAND, StoryApp, pageParameters } from '../../testing';

const meta = {
  title: 'Screens/NotFound',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/nowhere' },
  parameters: { ...pageParameters, world: { scenario: 'visitor' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const NOT_FOUND = { level: 1, name: '404 Page Not Found' } as const;

export const DeadLink: Story = {
  tags: ['req:routes.not-found', 'req:web.crawlers'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', NOT_FOUND)).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`404 Page Not Found · ${BRAND}`));
    const forCrawlers = () => document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content;
    await expect(forCrawlers()).toBe('noindex');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the home page' }));
    await waitFor(() => expect(document.title).toBe(`Turn a sentence into a picture · ${BRAND}`));
    await expect(forCrawlers()).toBeUndefined();
  },
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', NOT_FOUND)).toBeVisible();
  },
};

/** Clicks links of the footer, each on the page that the previous link led to. */
async function follow(canvas: Canvas, names: readonly string[], heading: { level: 1; name: string }) {
  for (const name of names) {
    await userEvent.click(within(canvas.getByRole('contentinfo')).getByRole('link', { name }));
    await waitFor(() => expect(canvas.getByRole('heading', heading)).toHaveFocus());
  }
}

const isWritten = (path: string) => Object.values<string>(paths).includes(path);

/** The names of the footer's links to pages of this site that are not written yet. */
const unwritten = (canvas: Canvas) =>
  within(canvas.getByRole('contentinfo'))
    .getAllByRole<HTMLAnchorElement>('link')
    .filter(({ origin, pathname }) => origin === location.origin && !isWritten(pathname))
    .map(({ textContent }) => textContent);

/** Links to documents that are not written yet lead to the 404 page, the others to their document. */
export const FooterLinks: Story = {
  tags: ['req:routes.dead-legal-links'],
  args: { path: '/legal/privacy' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' });
    await follow(canvas, unwritten(canvas), NOT_FOUND);
    await follow(canvas, ['Terms'], { level: 1, name: 'Terms of Service' });
    await follow(canvas, ['Privacy'], { level: 1, name: 'Privacy Policy' });
    const contentinfo = canvas.getByRole('contentinfo');
    const footer = within(contentinfo);
    await expect(footer.getByRole('link', { name: /hello@example\.com/ })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
    await expect(footer.getAllByRole('listitem').length).toBeGreaterThan(6);
    await expect(contentinfo).toHaveTextContent(`© 2026 ${BRAND}`);
    await expect(footer.getByRole('group', { name: 'Language' })).toBeVisible();
  },
};

/**
 * In the `trial` business model the footer has three columns, and links to pages that never existed lead to the 404 page.
 */
export const FooterLinksInTheTrialModel: Story = {
  args: { path: '/legal/terms' },
  globals: { businessModel: 'trial' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Terms of Service' });
    await follow(canvas, unwritten(canvas), NOT_FOUND);
    await follow(canvas, ['Privacy Policy'], { level: 1, name: 'Privacy Policy' });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp } from '../../testing';

const meta = {
  title: 'Screens/NotFound',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/legal/cookies' },
  parameters: { layout: 'fullscreen', world: { scenario: 'visitor' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const LOST = { level: 1, name: '404 Page Not Found' } as const;

export const DeadLink: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', LOST)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('404 Page Not Found · Easel'));
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the home page' }));
    await waitFor(() => expect(document.title).toBe('Turn a sentence into a picture · Easel'));
  },
};

/** Follows links of the footer, from wherever the one before has led. */
async function follow(canvas: Canvas, names: readonly string[], heading: { level: 1; name: string }) {
  for (const name of names) {
    await userEvent.click(within(canvas.getByRole('contentinfo')).getByRole('link', { name }));
    await waitFor(() => expect(canvas.getByRole('heading', heading)).toHaveFocus());
  }
}

/** Who looks for what is not written yet is told so; who looks for what is, reads it. */
export const FooterLinks: Story = {
  args: { path: '/legal/privacy' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' });
    await follow(canvas, ['Cookies', 'GDPR', 'Copyright', 'Acceptable use'], LOST);
    await follow(canvas, ['Terms'], { level: 1, name: 'Terms of Service' });
    await follow(canvas, ['Privacy'], { level: 1, name: 'Privacy Policy' });
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: /hello@example\.com/ })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
    await expect(footer.getAllByRole('listitem').length).toBeGreaterThan(6);
    await expect(footer.getByText(`© ${new Date().getFullYear()} Easel`)).toBeVisible();
    await expect(footer.getByRole('group', { name: 'Language' })).toBeVisible();
  },
};

/** The three columns of the earlier reading: what the product never had leads to the same place. */
export const FooterLinksOfTheEarlierReading: Story = {
  args: { path: '/legal/terms' },
  globals: { reading: 'earlier' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Terms of Service' });
    await follow(canvas, ['Features', 'API', 'About', 'Blog', 'Careers', 'Contact'], LOST);
    await follow(canvas, ['Cookie Policy', 'GDPR Compliance'], LOST);
    await follow(canvas, ['Privacy Policy'], { level: 1, name: 'Privacy Policy' });
  },
};

import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { slow } from 'mock-api';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp, pageParameters } from '../../testing';
import { generate, PROMPT, resultOf, toast, type Canvas } from './generate.steps';

const meta = {
  title: 'Screens/Generate',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function share(canvas: Canvas, target: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: target }));
}

/** Returns the name of the one file that an action saves. */
async function savedFileName(act: () => Promise<unknown>) {
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await act();
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  const [link] = clicked.mock.contexts as HTMLAnchorElement[];
  clicked.mockRestore();
  return link?.download;
}

export const Done: Story = {
  tags: [
    'req:creation-calls.generate',
    'req:generate.similar-styles',
    'req:generation.done',
    'req:product.generate',
  ],
  play: async ({ canvas }) => {
    await resultOf(canvas);
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save to Gallery' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Similar styles' })).toBeVisible();
    const similar = within(canvas.getByRole('region', { name: 'Similar styles' }));
    await expect(similar.getAllByRole('listitem')).toHaveLength(4);
    await expect(await canvas.findByText('119 tokens')).toBeVisible();
  },
};

/** A press on the picture opens it in the view, with zoom; the result stays in the preview. */
export const ViewedLarge: Story = {
  tags: ['req:gallery.view'],
  play: async ({ canvas }) => {
    await resultOf(canvas);
    const opener = canvas.getByRole('button', { name: 'View larger' });
    await userEvent.click(opener);
    const view = within(await screen.findByRole('dialog', { name: 'Result' }));
    await expect(view.getByText(PROMPT)).toBeVisible();
    await expect(view.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Save to Gallery' })).toBeVisible();
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Result' });
  },
};

/** After a result another picture can be generated. */
export const AnotherOne: Story = {
  play: async ({ canvas }) => {
    await resultOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(await canvas.findByText('118 tokens')).toBeVisible();
  },
};

/** Clicks while a slow generation is pending send no second request. */
export const Slow: Story = {
  parameters: { world: { scenario: 'creator', overrides: [slow(endpoints.generate, 700)] } },
  play: async ({ canvas }) => {
    await generate(canvas);
    const busy = await canvas.findByRole('button', { name: 'Generating...' });
    await userEvent.dblClick(busy);
    await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible();
    await expect(await canvas.findByText('119 tokens')).toBeVisible();
  },
};

export const Downloaded: Story = {
  tags: ['req:generate.result-download'],
  play: async ({ canvas }) => {
    await resultOf(canvas);
    const name = await savedFileName(() => userEvent.click(canvas.getByRole('button', { name: 'Download' })));
    await expect(name).toMatch(/^creation-\d{8}-\d{6}\.jpg$/);
  },
};

/** The share menu has the actions for files that this device supports. */
export const SavedAsPng: Story = {
  tags: ['req:files.formats'],
  play: async ({ canvas }) => {
    await resultOf(canvas);
    const name = await savedFileName(() => share(canvas, 'Save as PNG'));
    await expect(name).toMatch(/^creation-\d{8}-\d{6}\.png$/);
  },
};

export const SharedToFacebookAndX: Story = {
  play: async ({ canvas }) => {
    await resultOf(canvas);
    const opened = spyOn(window, 'open').mockReturnValue(null);
    const media = canvas.getByRole<HTMLImageElement>('img', { name: /lighthouse/ }).src;
    for (const [target, address] of [
      ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
      ['X', 'https://twitter.com/intent/tweet?url='],
    ] as const) {
      await share(canvas, target);
      const [link, , features] = opened.mock.lastCall ?? [];
      await expect(String(link).startsWith(address + encodeURIComponent(media))).toBe(true);
      await expect(features).toBe('noopener,noreferrer');
    }
    opened.mockRestore();
  },
};

export const SharedToInstagram: Story = {
  tags: ['req:generate.share-instagram'],
  play: async ({ canvas }) => {
    await resultOf(canvas);
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await share(canvas, 'Instagram');
    await expect(await toast('Ready for Instagram')).toBeVisible();
    await expect(clicked).toHaveBeenCalledOnce();
    clicked.mockRestore();
  },
};

export const LinkCopied: Story = {
  tags: ['req:generate.share-menu'],
  play: async ({ canvas }) => {
    await resultOf(canvas);
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await share(canvas, 'Copy link');
    await expect(await toast('Link copied')).toBeVisible();
    await expect(written.mock.lastCall?.[0]).toMatch(/^https?:/);
    written.mockRestore();
  },
};

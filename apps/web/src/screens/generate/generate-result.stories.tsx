import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, slow } from 'mock-api';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp, pageParameters } from '../../testing';
import { generate, isToastShown, PROMPT, promptOf, resultOf, toast, type Canvas } from './generate.steps';

const meta = {
  title: 'Screens/Generate',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function share(canvas: Canvas, target: string, menu = 'Share') {
  await userEvent.click(canvas.getByRole('button', { name: menu }));
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
    const view = within(await screen.findByRole('dialog', { name: PROMPT }));
    await expect(view.getByRole('heading', { level: 2, name: PROMPT })).toBeVisible();
    await expect(view.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Save to Gallery' })).toBeVisible();
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: PROMPT });
  },
};

/** The view of a result has its neighbours in the session, and the actions of a result. */
export const ViewedWithNeighbours: Story = {
  tags: ['req:gallery.view', 'req:generate.result-view'],
  play: async ({ canvas, loaded: { world } }) => {
    await resultOf(canvas);
    await userEvent.clear(await promptOf(canvas));
    await userEvent.type(await promptOf(canvas), 'A quiet harbour at noon');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(await canvas.findByText('118 tokens')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'View larger' }));
    const first = within(await screen.findByRole('dialog', { name: 'A quiet harbour at noon' }));
    await expect(first.getByText('1 of 2')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Next' }));
    const view = within(await screen.findByRole('dialog', { name: PROMPT }));
    await expect(view.getByText('2 of 2')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Save to Gallery' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save to Gallery' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(world.requests('creations.save')).toHaveLength(1));
    const again = within(await screen.findByRole('dialog', { name: PROMPT }));
    await expect(await again.findByRole('button', { name: 'Saved' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(again.getByRole('button', { name: 'Reuse prompt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await promptOf(canvas)).toHaveValue(PROMPT);
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

/** The menu beside Download has the formats that this browser writes. */
export const SavedAsPng: Story = {
  tags: ['req:files.formats'],
  play: async ({ canvas }) => {
    await resultOf(canvas);
    const name = await savedFileName(() => share(canvas, 'Save as PNG', 'File formats'));
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

/** A 1 x 1 pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A result in a `data:` URL has no link: its file is offered. It is saved under the address as it came. */
export const ResultWithoutLink: Story = {
  tags: ['req:generate.share-links', 'req:limits.download-name'],
  parameters: {
    world: { scenario: 'creator', overrides: [answer(endpoints.generate, { mediaUrl: PIXEL })] },
  },
  play: async ({ canvas, loaded: { world } }) => {
    await resultOf(canvas);
    const opened = spyOn(window, 'open').mockReturnValue(null);
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    for (const target of ['X', 'Facebook', 'Copy link']) {
      await share(canvas, target);
      const offer = within(await toast('There is no link to this file'));
      const name = await savedFileName(() =>
        userEvent.click(offer.getByRole('button', { name: 'Download' })),
      );
      await expect(name).toMatch(/^creation-[\d-]+\.png$/);
      await waitFor(() => expect(isToastShown()).toBe(false));
    }
    await expect(opened).not.toHaveBeenCalled();
    await expect(written).not.toHaveBeenCalled();
    opened.mockRestore();
    written.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'Save to Gallery' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(world.requests('creations.save')).toHaveLength(1));
    await expect(JSON.stringify(world.requests('creations.save')[0]?.body)).toContain(PIXEL);
  },
};

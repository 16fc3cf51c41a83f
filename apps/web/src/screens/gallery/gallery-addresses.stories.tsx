import type { Meta, StoryObj } from '@storybook/react-vite';
import { seed } from 'mock-api';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { STYLE_PICTURES } from '@product/ui';
import { StoryApp, pageParameters } from '../../testing';

function drawPicture() {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 32;
  canvas.getContext('2d')!.fillRect(8, 8, 16, 16);
  return canvas.toDataURL('image/png');
}

/** The bytes of a `data:` URL, without the type that the URL names. */
const untyped = (address: string) =>
  new Blob([Uint8Array.from(atob(address.split(',')[1]!), (mark) => mark.charCodeAt(0))]);

const PATH = new URL(STYLE_PICTURES.cyberpunk, document.baseURI);
const DATA = drawPicture();

interface Kind {
  address: string;
  /** The link of the file, if it has one. */
  link?: string;
  /** The extension of a file whose bytes are known. */
  extension: string;
}

/** The kinds of address that media may have. */
const KINDS: Record<string, Kind> = {
  'A path': { address: PATH.pathname, link: PATH.href, extension: 'avif' },
  'An address': { address: PATH.href, link: PATH.href, extension: 'avif' },
  'A data URL': { address: DATA, extension: 'png' },
  'A blob': { address: URL.createObjectURL(untyped(DATA)), extension: 'png' },
};
const titles = Object.keys(KINDS);

const OWN = seed({
  creations: titles.map((title, index) => ({
    id: index + 1,
    title,
    imageUrl: KINDS[title]!.address,
    mediaType: 'image',
    isPublic: index % 2 === 0,
  })),
});

const meta = {
  title: 'Screens/Gallery/Addresses',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/gallery?tab=mine' },
  parameters: { ...pageParameters, world: { scenario: 'creator', overrides: [OWN] } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** What leaves the page while `act` runs: links that are opened and copied, files that are saved. */
async function outcomeOf(act: () => Promise<unknown>) {
  const opened = spyOn(window, 'open').mockReturnValue(null);
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await act();
  const result = () => ({
    opened: opened.mock.lastCall?.[0]?.toString(),
    copied: copied.mock.lastCall?.[0],
    file: (clicked.mock.contexts.at(-1) as HTMLAnchorElement | undefined)?.download,
  });
  await waitFor(() => expect(Object.values(result()).some(Boolean) || hasOffer()).toBe(true));
  const found = result();
  for (const spy of [opened, clicked, copied]) spy.mockRestore();
  return found;
}

const OFFER = 'There is no link to this file';
const hasOffer = () => screen.queryAllByText(OFFER, { selector: '[data-state=open] *' }).length > 0;

async function closeToasts() {
  for (const button of screen.queryAllByRole('button', { name: 'Close notification' }))
    await userEvent.click(button);
  await waitFor(() => expect(hasOffer()).toBe(false));
}

const cardOf = async (canvas: Canvas, title: string) =>
  within(await canvas.findByRole('article', { name: title }));

async function select(opener: HTMLElement, entry: string) {
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

const isLoaded = (picture: HTMLElement) => (picture as HTMLImageElement).naturalWidth > 0;

/** Each place of the gallery, with each kind of address. */
export const EveryKindOnCards: Story = {
  tags: ['req:gallery.gallery-broken-media', 'req:generate.share-links', 'req:files.formats'],
  play: async ({ canvas }) => {
    for (const [index, title] of titles.entries()) {
      const { link, extension } = KINDS[title]!;
      const isPublic = index % 2 === 0;
      const card = await cardOf(canvas, title);
      await waitFor(() => expect(isLoaded(card.getByRole('img'))).toBe(true));
      const share = card.getByRole('button', { name: 'Share' });

      // X and Facebook get the file, else the public page; else the file is offered as a download.
      for (const network of ['X', 'Facebook']) {
        const { opened } = await outcomeOf(() => select(share, network));
        const page = isPublic ? `creation=${index + 1}` : undefined;
        await expect(decodeURIComponent(opened ?? '')).toContain(link ?? page ?? '');
        await expect(opened === undefined).toBe(!link && !page);
        if (!opened) await closeToasts();
      }

      const page = await outcomeOf(() => select(share, 'Copy link'));
      await expect(page.copied).toMatch(
        new RegExp(`^https?:.*/gallery\\?tab=${isPublic ? 'community' : 'mine'}&creation=${index + 1}$`),
      );
      await userEvent.click(share);
      await screen.findByRole('menuitem', { name: 'Copy picture' });
      const fileLink = screen.queryByRole('menuitem', { name: 'Copy file link' });
      await expect(fileLink !== null).toBe(link !== undefined);
      if (fileLink) {
        const { copied } = await outcomeOf(() => userEvent.click(fileLink));
        await expect(copied).toBe(link);
      } else {
        await userEvent.keyboard('{Escape}{Escape}');
      }
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

      const png = await outcomeOf(() => select(share, 'Save as PNG'));
      await expect(png.file).toMatch(/^creation-[\d-]+\.png$/);
      const forInstagram = await outcomeOf(() => select(share, 'Instagram'));
      await expect(forInstagram.file).toMatch(new RegExp(`^creation-[\\d-]+\\.${extension}$`));
      await closeToasts();
    }
  },
};

export const EveryKindInTheView: Story = {
  tags: ['req:gallery.view', 'req:files.drag'],
  play: async ({ canvas }) => {
    for (const title of titles) {
      const { address, extension } = KINDS[title]!;
      await userEvent.click(await canvas.findByRole('link', { name: `Open ${title}` }));
      const dialog = await screen.findByRole('dialog', { name: title });
      const view = within(dialog);
      const picture = await view.findByRole('img');
      await waitFor(() => expect(isLoaded(picture)).toBe(true));
      const { file } = await outcomeOf(() => userEvent.click(view.getByRole('button', { name: 'Download' })));
      await expect(file).toMatch(new RegExp(`\\.${extension}$`));
      // The press that begins to drag lets the view read the format.
      await userEvent.pointer([{ keys: '[MouseLeft>]', target: picture }, { keys: '[/MouseLeft]' }]);
      const dragged = () => {
        const dataTransfer = new DataTransfer();
        picture.dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true, dataTransfer }));
        return dataTransfer.getData('DownloadURL');
      };
      await waitFor(() => expect(dragged()).toMatch(new RegExp(`^image/${extension}:creation-`)));
      await expect(dragged().replace(/^[^:]*:[^:]*:/, '')).toBe(new URL(address, document.baseURI).href);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};

/** The archive has each file under its title, and with the extension of its bytes. */
export const EveryKindInAnArchive: Story = {
  tags: ['req:gallery.many-download', 'req:gallery.compare'],
  play: async ({ canvas }) => {
    const saved = spyOn(URL, 'createObjectURL');
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await canvas.findByRole('article', { name: titles[0]! });
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    for (const title of titles)
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${title}` }));
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name: 'Download' }));
    await expect(await screen.findByText('4 creations downloaded')).toBeVisible();
    const text = await (saved.mock.lastCall![0] as Blob).text();
    for (const title of titles) await expect(text).toContain(`${title}.${KINDS[title]!.extension}`);
    saved.mockRestore();
    clicked.mockRestore();
  },
};

const ELSEWHERE = seed({
  creations: ['Night rain', 'Morning'].map((title, index) => ({
    id: index + 1,
    title,
    imageUrl: `https://media.invalid/${index + 1}.png`,
    mediaType: 'image',
  })),
});

/** A file of another origin that the page may not read is opened instead: trying again would never help. */
export const FileThatMayNotBeRead: Story = {
  tags: ['req:files.unread'],
  parameters: { world: { scenario: 'creator', overrides: [ELSEWHERE] } },
  play: async ({ canvas }) => {
    const share = (await cardOf(canvas, 'Night rain')).getByRole('button', { name: 'Share' });
    for (const entry of ['Instagram', 'Save as PNG', 'Copy picture']) {
      await select(share, entry);
      await expect(await screen.findByText('This page cannot read the file')).toBeVisible();
      const opened = spyOn(window, 'open').mockReturnValue(null);
      await userEvent.click(await screen.findByRole('button', { name: 'Open file' }));
      await expect(opened.mock.calls).toEqual([
        ['https://media.invalid/1.png', '_blank', 'noopener,noreferrer'],
      ]);
      opened.mockRestore();
      await waitFor(() =>
        expect(
          screen.queryByText('This page cannot read the file', { selector: '[data-state=open] *' }),
        ).toBeNull(),
      );
    }
  },
};

export const ArchiveThatMayNotBeRead: Story = {
  ...FileThatMayNotBeRead,
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Morning' });
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    for (const title of ['Night rain', 'Morning'])
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${title}` }));
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name: 'Download' }));
    await expect(await bar.findByRole('alert')).toHaveTextContent('This page cannot read 2 files.');
    const link = bar.getByRole('link', { name: 'Morning' });
    await expect(link).toHaveAttribute('href', 'https://media.invalid/2.png');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(bar.queryByRole('button', { name: 'Try Again' })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { seed } from 'mock-api';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp, pageParameters } from '../../testing';

const [OWN, PUBLIC] = [false, true].map((isPublic) =>
  seed({ creations: [{ id: 1, title: 'Night rain', isPublic }] }),
);

const meta = {
  title: 'Screens/Gallery',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/gallery?tab=mine&creation=1' },
  parameters: { ...pageParameters, world: { scenario: 'creator', overrides: [OWN] } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens a menu of the view, and selects an entry. */
async function select(menu: 'Share' | 'File formats', name: string) {
  const view = within(await screen.findByRole('dialog', { name: 'Night rain' }));
  await userEvent.click(await view.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

const write = fn(async (_items: ClipboardItem[]) => undefined);

const withClipboard = (clipboard: Pick<Clipboard, 'write'>) => () => {
  const getClipboard = spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);
  return () => getClipboard.mockRestore();
};

/** Copies the picture as PNG, the only format that every clipboard supports. */
export const PictureCopied: Story = {
  tags: ['req:files.copy'],
  beforeEach: withClipboard({ write }),
  play: async () => {
    await select('File formats', 'Copy picture');
    await expect(await screen.findByText('Picture copied')).toBeVisible();
    const file = await write.mock.lastCall![0][0]!.getType('image/png');
    const picture = await createImageBitmap(file);
    await expect(file.type).toBe('image/png');
    await expect(picture.width).toBeGreaterThan(100);
  },
};

/** The menu of a card has the same entries. */
export const PictureOfACardCopied: Story = {
  tags: ['req:files.copy'],
  args: { path: '/gallery?tab=mine' },
  beforeEach: withClipboard({ write }),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Night rain' }));
    await userEvent.click(card.getByRole('button', { name: 'Share' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy picture' }));
    await expect(await screen.findByText('Picture copied')).toBeVisible();
    await expect(write.mock.lastCall![0][0]!.types).toEqual(['image/png']);
  },
};

export const PictureNotCopied: Story = {
  tags: ['req:files.copy'],
  beforeEach: withClipboard({ write: () => Promise.reject(new DOMException('', 'NotAllowedError')) }),
  play: async () => {
    await select('File formats', 'Copy picture');
    await expect(await screen.findByText('The picture was not copied')).toBeVisible();
  },
};

export const SavedAsWebP: Story = {
  tags: ['req:files.formats'],
  play: async () => {
    const saved = spyOn(URL, 'createObjectURL');
    const named = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await select('File formats', 'Save as WebP');
    await waitFor(() => expect(named).toHaveBeenCalledOnce());
    await expect((named.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^creation-[\d-]+\.webp$/);
    await expect((saved.mock.calls.at(-1)![0] as Blob).type).toBe('image/webp');
    saved.mockRestore();
    named.mockRestore();
  },
};

const linksCopied = () => spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

/** The link of a public creation is that of the page which others see; its file has a link of its own. */
export const LinkOfPublicPageCopied: Story = {
  tags: ['req:gallery.copy-link'],
  parameters: { world: { scenario: 'creator', overrides: [PUBLIC] } },
  play: async () => {
    const copied = linksCopied();
    await select('Share', 'Copy link');
    await expect(await screen.findByText('Link copied')).toBeVisible();
    await expect(copied.mock.lastCall?.[0]).toBe(`${location.origin}/gallery?tab=community&creation=1`);
    await expect(screen.queryByText(/the creation is private/)).toBeNull();
    await select('Share', 'Copy file link');
    await waitFor(() => expect(copied).toHaveBeenCalledTimes(2));
    await expect(copied.mock.lastCall?.[0]).not.toContain('/gallery');
    copied.mockRestore();
  },
};

export const LinkOfPrivatePageCopied: Story = {
  tags: ['req:gallery.copy-link'],
  play: async () => {
    const copied = linksCopied();
    await select('Share', 'Copy link');
    await expect(await screen.findByText('Only you can open it: the creation is private.')).toBeVisible();
    await expect(copied.mock.lastCall?.[0]).toBe(`${location.origin}/gallery?tab=mine&creation=1`);
    await select('Share', 'Copy file link');
    await expect(await screen.findByText(/anyone with this link may be able to see the file/)).toBeVisible();
    copied.mockRestore();
  },
};

/** The recipe of a creation has the values that the list has; a card has the same entry. */
export const RecipeLinkCopied: Story = {
  tags: ['req:generate.recipe-link'],
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [seed({ creations: [{ id: 1, title: 'Night rain', prompt: 'Rain', style: 'sketch' }] })],
    },
  },
  play: async ({ canvas }) => {
    const written = linksCopied();
    await select('Share', 'Copy recipe link');
    await expect(await screen.findByText('Link copied')).toBeVisible();
    const [ofView = ''] = written.mock.lastCall ?? [];
    await expect(ofView).toContain('/generate#prompt=Rain&style=sketch&ratio=');
    const view = within(screen.getByRole('dialog', { name: 'Night rain' }));
    await userEvent.click(view.getByRole('button', { name: 'Close' }));
    const card = within(await canvas.findByRole('article', { name: 'Night rain' }));
    await userEvent.click(await card.findByRole('button', { name: 'Share' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy recipe link' }));
    await waitFor(() => expect(written).toHaveBeenCalledTimes(2));
    await expect(written).toHaveBeenLastCalledWith(ofView);
    written.mockRestore();
  },
};

const share = fn(async (_data?: ShareData) => undefined);

/** The file is passed to the system's share sheet; its name does not contain the title. */
export const FileShared: Story = {
  tags: ['req:files.share-sheet'],
  beforeEach: () => {
    Object.defineProperties(navigator, {
      canShare: { value: () => true, configurable: true },
      share: { value: share, configurable: true },
    });
    return () =>
      void (Reflect.deleteProperty(navigator, 'canShare') && Reflect.deleteProperty(navigator, 'share'));
  },
  play: async () => {
    await select('Share', 'Share file');
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [file] = share.mock.lastCall?.[0]?.files ?? [];
    await expect(file?.name).toMatch(/^creation-[\d-]+\.jpg$/);
    await expect(file?.size).toBeGreaterThan(0);
  },
};

/** A file that comes late needs another press, which the toast offers. */
export const SharedAfterAnotherPress: Story = {
  ...FileShared,
  tags: ['req:files.share-sheet'],
  play: async () => {
    share.mockRejectedValueOnce(new DOMException('No press.', 'NotAllowedError'));
    await select('Share', 'Share file');
    const toast = within(await screen.findByRole('region', { name: /Notifications/ }));
    await expect(await toast.findByText('The file is ready')).toBeVisible();
    await userEvent.click(toast.getByRole('button', { name: 'Share file' }));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    await expect(share.mock.lastCall?.[0]?.files).toHaveLength(1);
  },
};

/** Without a share sheet for files, the entry is not rendered. */
export const WithoutShareSheet: Story = {
  tags: ['req:files.share-sheet'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'canShare', { value: undefined, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'canShare');
  },
  play: async () => {
    const view = within(await screen.findByRole('dialog', { name: 'Night rain' }));
    await userEvent.click(await view.findByRole('button', { name: 'Share' }));
    await expect(await screen.findByRole('menuitem', { name: 'Copy file link' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Share file' })).toBeNull();
  },
};

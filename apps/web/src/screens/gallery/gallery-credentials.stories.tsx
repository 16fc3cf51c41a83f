import type { Meta, StoryObj } from '@storybook/react-vite';
import { seed } from 'mock-api';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { hasCredentials } from '../../lib/content-credentials';
import { StoryApp, pageParameters } from '../../testing';
import { toBytes, withCredentials } from '../../testing/credentials';

function drawJpeg(): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 32;
  canvas.getContext('2d')!.fillRect(8, 8, 16, 16);
  return atob(canvas.toDataURL('image/jpeg').split(',')[1]!);
}

const PLAIN = drawJpeg();
const SIGNED = withCredentials(PLAIN);

const WORKS = { 'With credentials': SIGNED, Without: PLAIN };
type Title = keyof typeof WORKS;

const OWN = seed({
  creations: Object.entries(WORKS).map(([title, bytes], index) => ({
    id: index + 1,
    title,
    imageUrl: `data:image/jpeg;base64,${btoa(bytes)}`,
    mediaType: 'image',
  })),
});

const write = fn(async (_items: ClipboardItem[]) => undefined);
const share = fn(async (_data?: ShareData) => undefined);

const meta = {
  title: 'Screens/Gallery/Credentials',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/gallery?tab=mine' },
  parameters: { ...pageParameters, world: { scenario: 'creator', overrides: [OWN] } },
  beforeEach: () => {
    const clipboard = spyOn(navigator, 'clipboard', 'get').mockReturnValue({ write } as unknown as Clipboard);
    Object.defineProperties(navigator, {
      canShare: { value: () => true, configurable: true },
      share: { value: share, configurable: true },
    });
    return () => {
      clipboard.mockRestore();
      Reflect.deleteProperty(navigator, 'canShare');
      Reflect.deleteProperty(navigator, 'share');
    };
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function openView(canvas: Canvas, title: Title) {
  await userEvent.click(await canvas.findByRole('link', { name: `Open ${title}` }));
  return within(await screen.findByRole('dialog', { name: title }));
}

async function select(view: Canvas, menu: 'Share' | 'File formats', name: string) {
  await userEvent.click(view.getByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  // Escape belongs to a menu that is still closing.
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** The file that is saved while `act` runs. */
async function savedBy(act: () => Promise<unknown>): Promise<Blob> {
  const saved = spyOn(URL, 'createObjectURL');
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  await act();
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  const file = saved.mock.calls.at(-1)![0] as Blob;
  saved.mockRestore();
  clicked.mockRestore();
  return file;
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

const eachWayOut = (title: Title): Story => ({
  tags: ['req:gallery.original-file'],
  play: async ({ canvas }) => {
    const bytes = toBytes(WORKS[title]);
    const view = await openView(canvas, title);
    const downloaded = await savedBy(() => userEvent.click(view.getByRole('button', { name: 'Download' })));
    await expect(await bytesOf(downloaded)).toEqual(bytes);
    const dataTransfer = new DataTransfer();
    view.getByRole('img').dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));
    const [, address = ''] = /^image\/jpeg:[^:]+:(.*)/.exec(dataTransfer.getData('DownloadURL')) ?? [];
    await expect(await bytesOf(await (await fetch(address)).blob())).toEqual(bytes);
    share.mockClear();
    await select(view, 'Share', 'Share file');
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(await bytesOf(share.mock.lastCall![0]!.files![0]!)).toEqual(bytes);
    for (const format of ['PNG', 'WebP']) {
      const converted = await savedBy(() => select(view, 'File formats', `Save as ${format}`));
      await expect(converted.type).toBe(`image/${format.toLowerCase()}`);
      await expect(await hasCredentials(converted)).toBe(false);
    }
    write.mockClear();
    await select(view, 'File formats', 'Copy picture');
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    await expect(await hasCredentials(await write.mock.lastCall![0][0]!.getType('image/png'))).toBe(false);
  },
});

/** Downloaded, shared and dragged files are the original bytes; a picture that is encoded again has no credentials. */
export const EachWayOutWithCredentials = eachWayOut('With credentials');

export const EachWayOutWithout = eachWayOut('Without');

/** The view says that a file has credentials, and the menu beside them that what is converted has none. */
export const SaidInTheView: Story = {
  tags: ['req:gallery.credentials', 'req:gallery.original-file'],
  play: async ({ canvas }) => {
    const plain = await openView(canvas, 'Without');
    await expect(plain.queryByText('Content credentials')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const view = await openView(canvas, 'With credentials');
    await expect(await view.findByText('In the file, not verified')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'File formats' }));
    for (const name of ['Copy picture', 'Save as PNG', 'Save as WebP'])
      await expect(await screen.findByRole('menuitem', { name })).toHaveAccessibleDescription(
        'Content credentials and the colour profile stay with the original.',
      );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { STORY_CLIP } from '../../../components/media-frame/story-media';
import { InShadowRoot, pressTab } from '../../../components/portal-container/story-roots';
import { STYLE_PICTURES } from '../../generator/style-tiles';
import { CreationView, type CreationViewProps } from './creation-view';

const nightRain = {
  title: 'Night rain',
  prompt: 'A quiet street after the rain, neon in the puddles',
  style: 'cyberpunk',
  aspectRatio: '4:3',
  quality: 'hd',
  mediaType: 'image',
  isPublic: true,
};

/** Viewport of a phone. Each story is a page of its own, because the view fills the window. */
const PHONE = { theme: 'light', locale: 'en', viewport: { width: 390, height: 844 } } as const;

const meta = {
  title: 'Pieces/Gallery/CreationView',
  component: CreationView,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '40rem' } },
    chromatic: {
      modes: {
        light: { theme: 'light', locale: 'en' },
        phone: PHONE,
        'dark-arabic': { theme: 'dark', locale: 'ar' },
      },
    },
    guide: {
      keyboard: [
        {
          keys: ['ArrowLeft', 'ArrowRight'],
          does: 'Goes to the previous or next creation, or pans an enlarged picture.',
        },
        { keys: ['+', '-', '0'], does: 'Zooms in, zooms out, or resets the zoom.' },
        { keys: ['1'], does: 'Shows a pixel of the picture as one of the screen.' },
        { keys: ['F'], does: 'Shows the picture on the full screen, where the browser can.' },
        { keys: ['Escape'], does: 'Closes the view and returns focus to the element that opened it.' },
      ],
      do: [
        'Keep the id of the creation in the URL, so that a link opens the view and Back closes it.',
        'Pass the previous and next picture in `neighbours`, so that they are preloaded.',
      ],
      dont: ['Say why a creation is not available; a private one must look like one that does not exist.'],
    } satisfies StoryGuide,
  },
  args: {
    open: true,
    creation: nightRain,
    src: STYLE_PICTURES.cyberpunk,
    place: { number: 3, count: 24 },
    onOpenChange: fn(),
    onPrevious: fn(),
    onNext: fn(),
    onLikedChange: fn(),
    onDownload: fn(),
    onShare: fn(),
    onUseAgain: fn(),
  },
} satisfies Meta<typeof CreationView>;

export default meta;
type Story = StoryObj<typeof meta>;

const openView = async (name = 'Night rain') => within(await screen.findByRole('dialog', { name }));

/** Zoom factor of the picture, read from the transform of its container. */
const scaleOf = (picture: HTMLElement) =>
  Number(
    /scale\(([\d.]+)\)/.exec(
      picture.closest<HTMLElement>('[style*=transform]')?.style.transform ?? '',
    )?.[1] ?? 1,
  );

export const Default: Story = {
  play: async ({ args }) => {
    const view = await openView();
    // Escape would close the tooltip of a focused control instead of the view.
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await waitFor(() => expect(view.getByRole('img', { name: nightRain.prompt })).toBeVisible());
    await expect(view.getByText('3 of 24')).toBeVisible();
    await expect(view.getByText(nightRain.prompt)).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Reuse prompt' }));
    await expect(args.onUseAgain).toHaveBeenCalledOnce();
    await userEvent.click(view.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(view.getByRole('button', { name: 'Like' }));
    await expect(args.onLikedChange).toHaveBeenCalledWith(true);
  },
};

/** A live region announces the position and the title. `neighbours` are preloaded without a referrer. */
export const NextAndPrevious: Story = {
  args: { neighbours: [STYLE_PICTURES.anime] },
  beforeEach: () => {
    const set = spyOn(HTMLImageElement.prototype, 'referrerPolicy', 'set');
    return () => set.mockRestore();
  },
  play: async () => {
    const view = await openView();
    const announced = view.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(announced).toContain('3 of 24 Night rain');
    const policy = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'referrerPolicy')!.set;
    await expect(policy).toHaveBeenCalledWith('no-referrer');
  },
};

export const Own: Story = {
  args: { onEdit: fn(), onDelete: fn(), liked: true },
  play: async ({ args }) => {
    const view = await openView();
    await userEvent.click(view.getByRole('button', { name: 'Edit' }));
    await userEvent.click(view.getByRole('button', { name: 'Delete' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(view.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Arrow keys follow the reading direction: in Arabic the left arrow goes to the next creation. */
export const WalkedByKeys: Story = {
  play: async ({ args }) => {
    await openView();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
  },
};

export const WalkedByKeysRightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ args }) => {
    await openView();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await expect(args.onPrevious).not.toHaveBeenCalled();
  },
};

/** Keys, buttons, the wheel and a double click zoom the picture; arrow keys then pan it. */
export const Enlarged: Story = {
  play: async ({ args }) => {
    const view = await openView();
    const picture = await view.findByRole('img', { name: nightRain.prompt });
    await waitFor(() =>
      expect(picture.closest('[data-ui=media-frame]')).toHaveAttribute('data-status', 'ready'),
    );
    await userEvent.click(view.getByRole('button', { name: 'Zoom in' }));
    await expect(scaleOf(picture)).toBe(1.5);
    await userEvent.keyboard('+');
    await expect(scaleOf(picture)).toBe(2.25);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('-');
    await expect(scaleOf(picture)).toBe(1.5);
    await userEvent.keyboard('0');
    await expect(scaleOf(picture)).toBe(1);
    await expect(view.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await fireEvent.doubleClick(picture);
    await expect(scaleOf(picture)).toBe(2.5);
    await fireEvent.wheel(picture, { deltaY: 4000 });
    await waitFor(() => expect(scaleOf(picture)).toBe(1));
    await fireEvent.wheel(picture, { deltaY: -400 });
    await waitFor(() => expect(scaleOf(picture)).toBeCloseTo(Math.E, 2));
  },
};

const isReady = (picture: HTMLElement) =>
  waitFor(() => expect(picture.closest('[data-ui=media-frame]')).toHaveAttribute('data-status', 'ready'));

/** The picture keeps covering its stage when the window becomes smaller, is turned, or the text becomes larger. */
export const ResizedWhileEnlarged: Story = {
  tags: ['req:gallery.view'],
  play: async () => {
    const view = await openView();
    const picture = await view.findByRole('img', { name: nightRain.prompt });
    await isReady(picture);
    const stage = picture.closest<HTMLElement>('[data-ui=creation-stage]')!;
    const content = stage.parentElement!;
    await userEvent.keyboard('++++');
    await userEvent.keyboard('{ArrowLeft>40/}{ArrowUp>40/}');
    const covers = () => {
      const [box, area] = [picture.getBoundingClientRect(), stage.getBoundingClientRect()];
      return box.left <= area.left + 1 && box.right >= area.right - 1 && box.top <= area.top + 1;
    };
    await expect(covers()).toBe(true);
    for (const size of ['width: 60vw', 'height: 50vh; width: 100vw', 'width: 45rem; height: 100vh']) {
      content.style.cssText = size;
      stage.style.minHeight = size.includes('height') ? '0' : '';
      await waitFor(() => expect(covers()).toBe(true));
    }
    document.documentElement.style.fontSize = '32px';
    await waitFor(() => expect(covers()).toBe(true));
    document.documentElement.style.fontSize = '';
    content.style.cssText = stage.style.minHeight = '';
    await userEvent.keyboard('0');
    await waitFor(() => expect(scaleOf(picture)).toBe(1));
  },
};

/** Plus and minus zoom on every keyboard: by their character, also with AltGr, or by their position. */
export const EnlargedOnEveryKeyboard: Story = {
  tags: ['!autodocs', 'req:gallery.view'],
  play: async () => {
    const view = await openView();
    const picture = await view.findByRole('img', { name: nightRain.prompt });
    await isReady(picture);
    const altGraph = { modifierAltGraph: true };
    const rows: [name: string, plus: KeyboardEventInit, minus: KeyboardEventInit][] = [
      ['English', { key: '+', code: 'Equal', shiftKey: true }, { key: '-', code: 'Minus' }],
      ['German', { key: '+', code: 'BracketRight' }, { key: '-', code: 'Slash' }],
      ['Swiss', { key: '+', code: 'Digit1', shiftKey: true }, { key: '-', code: 'Slash' }],
      ['Arabic', { key: '+', code: 'Equal', shiftKey: true }, { key: '-', code: 'Minus' }],
      ['Hindi', { key: 'ऋ', code: 'Equal', shiftKey: true }, { key: '-', code: 'Minus' }],
      ['Hindi, without Shift', { key: 'ृ', code: 'Equal' }, { key: '-', code: 'Minus' }],
      ['Chinese', { key: '＋', code: 'Equal', shiftKey: true }, { key: '－', code: 'Minus' }],
      [
        'AltGr on Linux and Windows',
        { key: '+', code: 'KeyQ', ...altGraph },
        { key: '-', code: 'KeyW', ctrlKey: true, altKey: true, ...altGraph },
      ],
    ];
    for (const [, plus, minus] of rows) {
      const focused = document.activeElement!;
      await fireEvent(focused, new KeyboardEvent('keydown', { bubbles: true, ...plus }));
      await expect(scaleOf(picture)).toBe(1.5);
      await fireEvent(focused, new KeyboardEvent('keydown', { bubbles: true, ...minus }));
      await expect(scaleOf(picture)).toBe(1);
    }
    // The browser's own zoom.
    await fireEvent.keyDown(document.activeElement!, { key: '+', ctrlKey: true });
    await expect(scaleOf(picture)).toBe(1);
  },
};

/** The percentage counts pixels of the picture; 1 shows it at its actual size, also on a French keyboard. */
export const ActualSize: Story = {
  tags: ['req:gallery.view-actual-size'],
  play: async () => {
    const view = await openView();
    const picture = await view.findByRole<HTMLImageElement>('img', { name: nightRain.prompt });
    await isReady(picture);
    await userEvent.click(view.getByRole('button', { name: 'Actual size (1:1)' }));
    await expect(await view.findByText('100%')).toBeVisible();
    const sides = (['Width', 'Height'] as const).map(
      (side) => (picture[`offset${side}`] * scaleOf(picture) * devicePixelRatio) / picture[`natural${side}`],
    );
    // The other side of its box may be longer than the picture.
    await expect(Math.min(...sides)).toBeCloseTo(1, 1);
    await userEvent.keyboard('0');
    await waitFor(() => expect(scaleOf(picture)).toBe(1));
    await fireEvent.keyDown(document.activeElement!, { key: '&', code: 'Digit1' });
    await expect(await view.findByText('100%')).toBeVisible();
    await userEvent.keyboard('0');
  },
};

/** F shows the picture on the full screen, also on an Arabic keyboard; without the browser's support nothing offers it. */
export const FullScreen: Story = {
  tags: ['req:gallery.view-full-screen'],
  play: async () => {
    const view = await openView();
    const requested = spyOn(HTMLElement.prototype, 'requestFullscreen').mockResolvedValue();
    await isReady(await view.findByRole('img', { name: nightRain.prompt }));
    await userEvent.click(view.getByRole('button', { name: 'Full screen' }));
    await userEvent.keyboard('f');
    await fireEvent.keyDown(document.activeElement!, { key: 'ب', code: 'KeyF' });
    await expect(requested).toHaveBeenCalledTimes(3);
    await expect(requested.mock.contexts[0]).toHaveAttribute('data-ui', 'creation-stage');
    await userEvent.keyboard('u');
    await expect(requested).toHaveBeenCalledTimes(3);
    requested.mockRestore();
  },
};

export const WithoutFullScreen: Story = {
  tags: ['req:gallery.view-full-screen'],
  beforeEach: () => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: undefined, configurable: true });
    return () => void Reflect.deleteProperty(document, 'fullscreenEnabled');
  },
  play: async () => {
    const view = await openView();
    await expect(view.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await expect(view.queryByRole('button', { name: 'Full screen' })).toBeNull();
  },
};

const touch = (pointerId: number, clientX: number, clientY = 200) => ({
  pointerId,
  pointerType: 'touch',
  button: 0,
  clientX,
  clientY,
  bubbles: true,
});

/** A swipe goes to the next creation; a pinch zooms the picture. */
export const SwipedAndPinched: Story = {
  play: async ({ args }) => {
    const view = await openView();
    const picture = await view.findByRole('img', { name: nightRain.prompt });
    // Browsers reject pointer capture for synthetic events.
    const capture = HTMLElement.prototype.setPointerCapture;
    HTMLElement.prototype.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(picture, touch(1, 300));
    await fireEvent.pointerMove(picture, touch(1, 180));
    await fireEvent.pointerUp(picture, touch(1, 180));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await fireEvent.pointerDown(picture, touch(1, 200));
    await fireEvent.pointerDown(picture, touch(2, 300));
    await fireEvent.pointerMove(picture, touch(2, 400));
    await waitFor(() => expect(scaleOf(picture)).toBe(2));
    await fireEvent.pointerUp(picture, touch(2, 400));
    await fireEvent.pointerUp(picture, touch(1, 200));
    await expect(args.onPrevious).not.toHaveBeenCalled();
    HTMLElement.prototype.setPointerCapture = capture;
    await userEvent.keyboard('0');
  },
};

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** At a browser zoom of 400 % the window is 320 by 256 px; the buttons on the picture do not overlap. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    const view = await openView();
    const boxes = ['Close', 'Previous', 'Next', 'Zoom in', 'Zoom out', 'Full screen'].map((name) =>
      view.getByRole('button', { name }).getBoundingClientRect(),
    );
    const covered = boxes.filter((box, at) => boxes.slice(at + 1).some((other) => overlap(box, other)));
    await expect(covered).toEqual([]);
  },
};

/** Replaces the clipboard during a story. */
const withClipboard = (clipboard: Pick<Clipboard, 'writeText'> | undefined) => () => {
  const getClipboard = spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);
  return () => getClipboard.mockRestore();
};

const write = fn(async () => undefined);

export const PromptCopied: Story = {
  beforeEach: withClipboard({ writeText: write }),
  play: async () => {
    const view = await openView();
    const button = view.getByRole('button', { name: 'Copy prompt' });
    await expect(button).toHaveTextContent(/^Copy$/);
    await userEvent.click(button);
    await expect(write).toHaveBeenCalledWith(nightRain.prompt);
    await expect(await within(button).findByText('Copied')).toBeVisible();
    await expect(view.getByText('Copied', { selector: '[role=status]' })).not.toBe(button);
    await expect(button).toHaveAccessibleName('Copy prompt');
    await expect(within(button).queryByRole('status')).toBeNull();
    await waitFor(() => expect(view.queryByText('Copied')).toBeNull(), { timeout: 4000 });
  },
};

/** If the clipboard is not available, as on a page without TLS, the prompt is selected instead. */
export const PromptSelected: Story = {
  beforeEach: withClipboard(undefined),
  play: async () => {
    const view = await openView();
    await userEvent.click(view.getByRole('button', { name: 'Copy prompt' }));
    await waitFor(() => expect(String(getSelection())).toBe(nightRain.prompt));
    await expect(view.queryByText('Copied')).toBeNull();
  },
};

export const Video: Story = {
  args: { creation: { ...nightRain, mediaType: 'video', title: 'Sunrise' }, src: STORY_CLIP },
  play: async () => {
    const view = await openView('Sunrise');
    const video = view.getByLabelText(nightRain.prompt);
    await expect(video).toHaveAttribute('controls');
    await expect(video).toHaveAttribute('loop');
    await expect(video).toHaveProperty('muted', true);
    await expect(view.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  },
};

/** A picture dragged out of the window is saved as `fileName`. An enlarged picture is panned instead. */
export const Dragged: Story = {
  tags: ['req:files.drag'],
  args: { fileName: 'creation-1.jpg' },
  play: async () => {
    const view = await openView();
    const picture = await view.findByRole('img', { name: nightRain.prompt });
    await waitFor(() =>
      expect(picture.closest('[data-ui=media-frame]')).toHaveAttribute('data-status', 'ready'),
    );
    const dataTransfer = new DataTransfer();
    const drag = () => new DragEvent('dragstart', { bubbles: true, cancelable: true, dataTransfer });
    await expect(picture.dispatchEvent(drag())).toBe(true);
    await expect(dataTransfer.getData('DownloadURL')).toBe(
      `image/jpeg:creation-1.jpg:${new URL(STYLE_PICTURES.cyberpunk, document.baseURI).href}`,
    );
    await userEvent.keyboard('+');
    await expect(picture.dispatchEvent(drag())).toBe(false);
    await userEvent.keyboard('0');
  },
};

/** A creation with title, prompt and picture only, opened without a list. */
export const MissingData: Story = {
  args: {
    creation: { title: 'From elsewhere', prompt: 'A garden' },
    src: STYLE_PICTURES.fantasy,
    place: undefined,
    onPrevious: undefined,
    onNext: undefined,
  },
  play: async () => {
    const view = await openView('From elsewhere');
    await expect(view.queryByRole('button', { name: 'Next' })).toBeNull();
    await expect(view.queryByText('Style')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    creation: {
      ...nightRain,
      title: 'Waiting for the last bus home on the longest night of a very long and rainy year',
      prompt: 'A quiet street after the rain, neon in the puddles, reflections of letters. '.repeat(12),
    },
  },
};

export const Broken: Story = {
  args: { src: undefined },
  play: async () => {
    const view = await openView();
    await expect(await view.findByText('This picture cannot be shown')).toBeVisible();
    await expect(view.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { creation: undefined, loading: true },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAttribute('aria-busy', 'true');
  },
};

/** An unknown id and a private creation of another user look the same. */
export const NotFound: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { creation: undefined },
  play: async ({ args }) => {
    const view = within(await screen.findByRole('dialog', { name: 'Creation not found' }));
    const { top, bottom } = view.getByRole('heading', { level: 3 }).getBoundingClientRect();
    await expect(Math.abs((top + bottom) / 2 - innerHeight / 2)).toBeLessThan(innerHeight / 4);
    await userEvent.click(view.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

function Openable(props: CreationViewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {props.creation?.title}
      </button>
      <CreationView {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const FocusGoesBack: Story = {
  render: (args) => <Openable {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Night rain' });
    await userEvent.click(opener);
    await openView();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** In the shadow root of a host the view has its styles, keys, zoom and focus, too. */
export const InAShadowRoot: Story = {
  render: (args) => (
    <>
      <p className="p-3 text-sm">A host with a shadow root:</p>
      <InShadowRoot>
        <Openable {...args} />
      </InShadowRoot>
    </>
  ),
  play: async ({ canvas, args }) => {
    const host = await canvas.findByTestId('elsewhere');
    const root = host.shadowRoot!;
    const inside = within(root.firstElementChild as HTMLElement);
    const opener = await inside.findByRole('button', { name: 'Night rain' });
    opener.focus();
    await userEvent.click(opener);
    const layer = await inside.findByRole('dialog', { name: 'Night rain' });
    const view = within(layer);
    await waitFor(() => expect(root.activeElement).toBe(layer));
    await expect(document.querySelector('[data-ui=creation-view]')).toBeNull();
    const { width, height } = layer.getBoundingClientRect();
    await expect([width, height]).toEqual([document.documentElement.clientWidth, innerHeight]);

    const press = (key: string, init: KeyboardEventInit = {}) =>
      root.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...init }),
      );
    const picture = await view.findByRole('img', { name: nightRain.prompt });
    await isReady(picture);
    press('ArrowRight');
    await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce());
    press('+');
    await waitFor(() => expect(scaleOf(picture)).toBe(1.5));
    await userEvent.click(view.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(scaleOf(picture)).toBe(2.25));
    await fireEvent.wheel(picture, { deltaY: 4000 });
    await waitFor(() => expect(scaleOf(picture)).toBe(1));
    await fireEvent.doubleClick(picture);
    await waitFor(() => expect(scaleOf(picture)).toBe(2.5));
    press('0');
    await waitFor(() => expect(scaleOf(picture)).toBe(1));

    const stops = view.getAllByRole('button').filter(({ tabIndex }) => tabIndex >= 0);
    const last = stops.at(-1)!;
    last.focus();
    await expect(pressTab(last)).toBe(true);
    await expect(root.activeElement).not.toBe(last);
    await expect(layer).toContainElement(root.activeElement as HTMLElement);
    await expect(pressTab(root.activeElement!, true)).toBe(true);
    await expect(root.activeElement).toBe(last);

    await userEvent.click(view.getByRole('button', { name: 'Share' }));
    const menu = await inside.findByRole('menu');
    await expect(menu.getRootNode()).toBe(root);
    press('Escape');
    await waitFor(() => expect(inside.queryByRole('menu')).toBeNull());
    await expect(layer).toBeVisible();
    press('Escape');
    await waitFor(() => expect(inside.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(root.activeElement).toBe(opener));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { STYLE_PICTURES } from '../../generator/style-tiles';
import { CreationView } from './creation-view';
import { nightRain, openView } from './story-view';

const meta = {
  title: 'Pieces/Gallery/CreationView',
  component: CreationView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    creation: nightRain,
    src: STYLE_PICTURES.cyberpunk,
    place: { number: 3, count: 24 },
    onPrevious: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof CreationView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The element that carries the zoom. */
const scaleOf = (picture: HTMLElement) =>
  Number(
    /scale\(([\d.]+)\)/.exec(
      picture.closest<HTMLElement>('[style*=transform]')?.style.transform ?? '',
    )?.[1] ?? 1,
  );

/** Keys, buttons, the wheel and a double press enlarge the picture; then the arrow keys move it. */
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

const touch = (pointerId: number, clientX: number, clientY = 200) => ({
  pointerId,
  pointerType: 'touch',
  button: 0,
  clientX,
  clientY,
  bubbles: true,
});

/** A finger swipes to the next creation; two fingers enlarge the picture. */
export const SwipedAndPinched: Story = {
  play: async ({ args }) => {
    const view = await openView();
    const picture = await view.findByRole('img', { name: nightRain.prompt });
    // A pointer that no device has cannot be captured.
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

/** At a zoom of 400 % the window is 320 by 256 px: the buttons on the picture stay apart. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    const view = await openView();
    const boxes = ['Close', 'Previous', 'Next', 'Zoom in', 'Zoom out'].map((name) =>
      view.getByRole('button', { name }).getBoundingClientRect(),
    );
    const covered = boxes.filter((box, at) => boxes.slice(at + 1).some((other) => overlap(box, other)));
    await expect(covered).toEqual([]);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CompareView, type CompareViewProps } from './compare-view';
import type { ComparedCreation } from './compared-creation';
import { PICTURES } from '../../creation/stories/pictures';

const prompt = 'A quiet street after the rain, neon in the puddles';

const nightRain: ComparedCreation = {
  title: 'Night rain',
  prompt,
  style: 'cyberpunk',
  aspectRatio: '4:3',
  quality: 'hd',
  src: PICTURES.cyberpunk,
};
const summerRain: ComparedCreation = {
  title: 'Summer rain',
  prompt: `${prompt}, by day`,
  style: 'anime',
  aspectRatio: '4:3',
  quality: 'standard',
  src: PICTURES.anime,
};

/** Viewport of a phone. Each story is a page of its own, because the view fills the window. */
const PHONE = { theme: 'light', locale: 'en', viewport: { width: 390, height: 844 } } as const;

const meta = {
  title: 'Pieces/Gallery/CompareView',
  component: CompareView,
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
        { keys: ['Escape'], does: 'Closes the view and returns focus to the element that opened it.' },
      ],
      do: ['Pass pictures with the same aspect ratio if possible; with the slider they overlap exactly.'],
      dont: ['Pass videos; the view shows pictures only.'],
    } satisfies StoryGuide,
  },
  args: { open: true, creations: [nightRain, summerRain], onOpenChange: fn() },
} satisfies Meta<typeof CompareView>;

export default meta;
type Story = StoryObj<typeof meta>;

const openView = async () => within(await screen.findByRole('dialog', { name: 'Compare' }));
type View = Awaited<ReturnType<typeof openView>>;

const withSlider = async (view: View, name = 'Use a slider') => {
  await userEvent.click(await view.findByRole('switch', { name }));
  return view.getByRole<HTMLInputElement>('slider');
};

/** The boundary's distance from the left edge of the pictures, in percent of their width. */
const boundary = () => {
  const boxOf = (name: string) => document.querySelector(`[data-ui=${name}]`)!.getBoundingClientRect();
  const pictures = boxOf('compare-overlay');
  return Math.round(((boxOf('compare-boundary').left - pictures.left) / pictures.width) * 100);
};

/** Side by side, each with its number, title, prompt, style and ratio. */
export const Default: Story = {
  tags: ['req:gallery.compare'],
  play: async () => {
    const view = await openView();
    const [first, second] = [nightRain, summerRain].map((one) =>
      view.getByRole('img', { name: one.prompt! }),
    );
    await expect(first!.getBoundingClientRect().right).toBeLessThanOrEqual(
      second!.getBoundingClientRect().left,
    );
    for (const { title, prompt } of [nightRain, summerRain]) {
      await expect(view.getByRole('heading', { name: title })).toBeVisible();
      await expect(view.getByText(prompt!)).toBeVisible();
    }
    await expect(view.getByText('Cyberpunk')).toBeVisible();
    await expect(view.getByText('Anime')).toBeVisible();
    await expect(view.getAllByText('4:3')).toHaveLength(2);
  },
};

/** The second picture is rendered over the first; the slider, or a drag on the pictures, moves the boundary. */
export const WithSlider: Story = {
  tags: ['req:gallery.compare'],
  play: async () => {
    const view = await openView();
    const slider = await withSlider(view);
    await expect(slider).toHaveAccessibleName('How much of picture 1 is visible');
    await expect(slider).toHaveAttribute('aria-valuetext', '50%');
    await expect(boundary()).toBe(50);
    await fireEvent.change(slider, { target: { value: '30' } });
    await expect(boundary()).toBe(30);
    await expect(slider).toHaveAttribute('aria-valuetext', '30%');
    const over = view.getByRole('img', { name: summerRain.prompt! }).closest('[data-ui=media-frame]')!;
    await expect(getComputedStyle(over).clipPath).toBe('inset(0px 0px 0px 30%)');
    // Browsers reject pointer capture for synthetic events.
    const capture = HTMLElement.prototype.setPointerCapture;
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const { left, top, width } = document.querySelector('[data-ui=compare-overlay]')!.getBoundingClientRect();
    await fireEvent.pointerDown(over, { buttons: 1, clientX: left + width * 0.8, clientY: top + 20 });
    await expect(boundary()).toBe(80);
    await fireEvent.pointerMove(over, { buttons: 1, clientX: left - 40, clientY: top + 20 });
    await waitFor(() => expect(boundary()).toBe(0));
    // Without a pressed button a pointer move has no effect.
    await fireEvent.pointerMove(over, { buttons: 0, clientX: left + width * 0.6, clientY: top + 20 });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(boundary()).toBe(0);
    HTMLElement.prototype.setPointerCapture = capture;
    await fireEvent.change(slider, { target: { value: '60' } });
  },
};

/** In Arabic the first picture is at the right, and the position of the boundary is measured from there. */
export const WithSliderRightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async () => {
    const view = within(await screen.findByRole('dialog'));
    const slider = await withSlider(view, 'المقارنة بشريط التمرير');
    await fireEvent.change(slider, { target: { value: '30' } });
    await expect(boundary()).toBe(70);
    const over = view.getByRole('img', { name: summerRain.prompt! }).closest('[data-ui=media-frame]')!;
    await expect(getComputedStyle(over).clipPath).toBe('inset(0px 30% 0px 0px)');
    await expect(getComputedStyle(slider).direction).toBe('rtl');
  },
};

export const DifferentRatios: Story = {
  args: { creations: [nightRain, { ...summerRain, aspectRatio: '9:16' }] },
};

/** The first picture has no URL, and neither has a prompt, a style or a ratio. */
export const MissingData: Story = {
  args: { creations: [{ title: 'From elsewhere' }, { title: 'Summer rain', src: PICTURES.anime }] },
  play: async () => {
    const view = await openView();
    await expect(await view.findByText('This picture cannot be shown')).toBeVisible();
    await expect(view.queryByText('Style')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    creations: [
      {
        ...nightRain,
        title: 'Waiting for the last bus home on the longest night of a very long and rainy year',
      },
      { ...summerRain, prompt: `${prompt}, reflections of letters. `.repeat(12) },
    ],
  },
};

function Openable(props: CompareViewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Compare
      </button>
      <CompareView {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const FocusGoesBack: Story = {
  render: (args) => <Openable {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Compare' });
    await userEvent.click(opener);
    await openView();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { GalleryCard, type GalleryCardProps } from './gallery-card';
import { LONG_PRESS_MS } from './use-long-press';
import { PICTURES } from '../../creation/stories/pictures';

function Likable({ liked: initial = false, onLikedChange, ...props }: GalleryCardProps) {
  const [liked, setLiked] = useState(initial);
  return (
    <GalleryCard
      {...props}
      liked={liked}
      onLikedChange={(next) => {
        setLiked(next);
        onLikedChange?.(next);
      }}
    />
  );
}

const nightRain = {
  title: 'Night rain',
  prompt: 'A quiet street after the rain, neon in the puddles',
  style: 'cyberpunk',
  aspectRatio: '16:9',
  mediaType: 'image',
  isPublic: true,
};

const meta = {
  title: 'Pieces/Gallery/GalleryCard',
  component: GalleryCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Moves focus to the picture, if it is a link, then to the actions, which become visible.',
        },
        { keys: ['Enter', 'Space'], does: 'On an action: runs it.' },
        {
          keys: ['Shift', 'Space'],
          does: 'Shift + Space, during a selection: selects the range since the last press.',
        },
      ],
      do: [
        'Set `own` for the user’s own creations only.',
        'Keep the like in the host; in a long list, cards are mounted and unmounted.',
      ],
      dont: ['Pass a URL to `src` that has not been validated.'],
    } satisfies StoryGuide,
  },
  args: {
    creation: nightRain,
    src: PICTURES.cyberpunk,
    onLikedChange: fn(),
    onShare: fn(),
    onUseAgain: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
  render: (args) => <Likable {...args} />,
  decorators: [(Story) => <div className="w-75 max-w-full">{Story()}</div>],
} satisfies Meta<typeof GalleryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(within(canvasElement).getByRole('article', { name: 'Night rain' }));
    await expect(await card.findByRole('img', { name: nightRain.prompt })).toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Reuse prompt' }));
    await expect(args.onUseAgain).toHaveBeenCalledOnce();
    await expect(card.queryByText('Public')).toBeNull();
    await expect(card.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expect(card.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
};

export const Own: Story = {
  tags: ['req:gallery.own-card'],
  args: { own: true },
  play: async ({ canvasElement, args }) => {
    const card = within(within(canvasElement).getByRole('article', { name: 'Night rain' }));
    await expect(card.getByText('Public')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await userEvent.click(card.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
};

export const OwnPrivate: Story = {
  args: {
    own: true,
    creation: { ...nightRain, title: 'Fog bank', style: 'realistic', isPublic: false },
    src: PICTURES.realistic,
    onVisibilityChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const badge = within(canvasElement).getByRole('button', { name: 'Private: Make public' });
    // Nothing that publishes is the first of the actions.
    const [first] = within(canvasElement).getAllByRole('button');
    await expect(first).toHaveAccessibleName('Like');
    await expect(getComputedStyle(badge).opacity).toBe('0');
    badge.focus();
    await waitFor(() => expect(getComputedStyle(badge).opacity).toBe('1'));
    await userEvent.click(badge);
    await expect(args.onVisibilityChange).toHaveBeenCalledWith(true);
    badge.blur();
  },
};

/** All actions in one menu: the only one on touch. 'Share' replaces them by its targets. */
export const Menu: Story = {
  tags: ['req:gallery.card-share'],
  args: { own: true, liked: true, onDownload: fn(), onVisibilityChange: fn() },
  play: async ({ canvasElement, args }) => {
    const more = within(canvasElement).getByRole('button', { name: 'More actions' });
    await userEvent.click(more);
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Like' })).toBeChecked();
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Share',
      'Download',
      'Reuse prompt',
      'Make private',
      'Edit',
      'Delete',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share' }));
    const facebook = await screen.findByRole('menuitem', { name: 'Facebook' });
    await expect(facebook).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShare).toHaveBeenCalledWith('facebook');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.click(more);
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
  },
};

/** A card that has no room for all actions keeps some of them in its menu only. */
export const Narrow: Story = {
  args: { own: true, onDownload: fn(), onVisibilityChange: fn() },
  parameters: { pseudo: { hover: 'article' } },
  decorators: [(Story) => <div className="w-40">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    const shown = within(canvasElement.querySelector<HTMLElement>('[data-ui=gallery-card-actions]')!)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    await expect(shown).toEqual(['Like', 'Share', 'More actions']);
    const { right } = card.getByRole('article').getBoundingClientRect();
    await expect(
      card.getByRole('button', { name: 'More actions' }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(right);
  },
};

export const Liked: Story = {
  tags: ['req:gallery.like'],
  args: { liked: true },
  play: async ({ canvasElement, args }) => {
    const like = within(canvasElement).getByRole('button', { name: 'Like' });
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onLikedChange).toHaveBeenCalledTimes(2);
  },
};

export const Sharing: Story = {
  tags: ['req:gallery.card-share', 'req:messages.share-alert'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Facebook' }));
    await expect(args.onShare).toHaveBeenCalledWith('facebook');
  },
};

/** The actions in the hover state. */
export const Hovered: Story = {
  args: { own: true },
  parameters: { pseudo: { hover: 'article, article button' } },
};

export const Focused: Story = {
  args: { own: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const like = within(canvasElement).getByRole('button', { name: 'Like' });
    await expect(like).toHaveFocus();
    const actions = like.closest('[data-ui=gallery-card-actions]');
    await waitFor(() => expect(actions && getComputedStyle(actions).opacity).toBe('1'));
  },
};

/** With `href` the picture is a link; the actions are rendered on top of it. */
export const Openable: Story = {
  args: { href: '#night-rain' },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    const link = card.getByRole('link', { name: 'Open Night rain' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#night-rain');
    // The picture lies in the link: the browser's menu has the entries of both.
    const picture = card.getByRole('img');
    const { x, y, width, height } = picture.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 4)).toBe(picture);
    await expect(link).toContainElement(picture);
    await userEvent.click(card.getByRole('button', { name: 'Like' }));
    await expect(args.onLikedChange).toHaveBeenCalledWith(true);
    link.focus();
  },
};

export const MissingVideo: Story = {
  args: {
    creation: { ...nightRain, title: 'Boulevard, 5 seconds', style: 'vaporwave', mediaType: 'video' },
    src: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Video$/)).toBeVisible();
  },
};

export const Broken: Story = {
  args: { src: undefined },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This picture cannot be shown')).toBeVisible();
  },
};

export const UnknownStyleAndMedium: Story = {
  tags: ['req:entities.creation-style'],
  args: { creation: { title: 'From elsewhere', style: 'gothic', mediaType: 'hologram' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-ui=gallery-card]')).toHaveTextContent(
      'gothic · hologram',
    );
  },
};

export const LongText: Story = {
  args: {
    creation: {
      ...nightRain,
      title: 'Waiting for the last bus home on the longest night of a very long and rainy year',
    },
  },
};

export const RightToLeftTitle: Story = {
  args: { creation: { ...nightRain, title: 'مطر الليل في الحي القديم' } },
};

export const OnlyATitle: Story = {
  args: {
    creation: { title: 'Untold' },
    onLikedChange: undefined,
    onShare: undefined,
    onUseAgain: undefined,
  },
  render: (args) => <GalleryCard {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** During a selection the picture is a checkbox, and the actions are not rendered. */
export const Selecting: Story = {
  tags: ['req:gallery.select'],
  args: { onSelectedChange: fn(), href: '#night-rain' },
  render: (args) => <GalleryCard {...args} />,
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    const checkbox = card.getByRole('checkbox', { name: 'Select Night rain', checked: false });
    await expect(card.queryByRole('link')).toBeNull();
    await expect(card.queryByRole('button')).toBeNull();
    await userEvent.click(checkbox);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(true, false);
    await userEvent.keyboard('{Shift>}[Space]{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(true, true);
  },
};

export const Selected: Story = {
  tags: ['req:gallery.select'],
  args: { onSelectedChange: fn(), selected: true },
  render: (args) => <GalleryCard {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { checked: true }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(false, false);
  },
};

const dispatchTouch = (type: string, target: Element, more: PointerEventInit = {}) =>
  target.dispatchEvent(
    new PointerEvent(type, { pointerType: 'touch', bubbles: true, clientX: 50, clientY: 50, ...more }),
  );

/** A long press starts a selection; scrolling, a short press and the mouse do not. */
export const LongPress: Story = {
  tags: ['req:gallery.select'],
  args: { href: '#night-rain', onLongPress: fn() },
  render: (args) => <GalleryCard {...args} />,
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    dispatchTouch('pointerdown', link);
    dispatchTouch('pointermove', link, { clientY: 90 });
    dispatchTouch('pointerup', link);
    dispatchTouch('pointerdown', link, { pointerType: 'mouse' });
    await new Promise((resolve) => setTimeout(resolve, LONG_PRESS_MS + 100));
    await expect(args.onLongPress).not.toHaveBeenCalled();

    dispatchTouch('pointerdown', link);
    await waitFor(() => expect(args.onLongPress).toHaveBeenCalledOnce());
    dispatchTouch('pointerup', link);
    await expect(link.dispatchEvent(click)).toBe(false);
  },
};

function Selectable(props: GalleryCardProps) {
  const [selected, setSelected] = useState<boolean>();
  const handlers =
    selected === undefined
      ? { onLongPress: () => setSelected(true) }
      : { selected, onSelectedChange: setSelected };
  return <GalleryCard {...props} {...handlers} />;
}

/** The finger that is lifted after a long press does not press the checkbox that has come under it. */
export const StaysSelectedAfterLongPress: Story = {
  tags: ['!autodocs', 'req:gallery.select'],
  args: { href: '#night-rain' },
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas }) => {
    dispatchTouch('pointerdown', canvas.getByRole('link'));
    const checkbox = await canvas.findByRole('checkbox', { checked: true });
    const click = () => checkbox.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    dispatchTouch('pointerup', checkbox);
    await expect(click()).toBe(false);
    await expect(checkbox).toBeChecked();
    dispatchTouch('pointerdown', checkbox);
    dispatchTouch('pointerup', checkbox);
    click();
    await waitFor(() => expect(checkbox).not.toBeChecked());
  },
};

/** Mocks the media query for reduced motion, and the playback of videos. */
function stubPlaying({ isMotionReduced }: { isMotionReduced: boolean }) {
  const matchMedia = window.matchMedia.bind(window);
  const spies = [
    spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined),
    spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined),
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? ({ matches: isMotionReduced } as MediaQueryList) : matchMedia(query),
    ),
  ];
  return () => spies.forEach((spy) => spy.mockRestore());
}

/** A video plays muted while the pointer is over its card, and shows its first frame afterwards. */
export const PlaysUnderThePointer: Story = {
  tags: ['req:gallery.video-preview'],
  args: { creation: { ...nightRain, title: 'Boulevard', mediaType: 'video' }, src: '/media/boulevard.mp4' },
  beforeEach: () => stubPlaying({ isMotionReduced: false }),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    const like = within(card).getByRole('button', { name: 'Like' });
    const { play, pause } = HTMLMediaElement.prototype;
    await expect(card.querySelector('video')).toHaveProperty('muted', true);
    await userEvent.hover(card);
    await expect(play).toHaveBeenCalledOnce();
    like.focus();
    await userEvent.unhover(card);
    await expect(pause).not.toHaveBeenCalled();
    like.blur();
    await expect(pause).toHaveBeenCalledOnce();
  },
};

/** With reduced motion a video does not play. */
export const StaysStill: Story = {
  ...PlaysUnderThePointer,
  beforeEach: () => stubPlaying({ isMotionReduced: true }),
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('article'));
    await expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull());
  },
};

export const LikesByEnterAndSpace: Story = {
  tags: ['req:gallery.like'],
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Like' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(false);
  },
};

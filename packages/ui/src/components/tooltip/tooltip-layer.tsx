import {
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { cn } from '../../lib/cn';
import { onEscapePress } from '../../lib/on-escape-press';
import { lineage } from '../../lib/place';
import { useMergedRefs } from '../../lib/use-merged-refs';
import { Layer } from '../portal-container/layer';
import { isOnTheWay, type Point } from './is-on-the-way';
import { openTooltips } from './open-tooltips';
import { placeTooltip, type PlaceOptions } from './place-tooltip';
import { TooltipTiming } from './tooltip-timing';

export interface TooltipLayerProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** The element that is described. */
  control: RefObject<HTMLElement | null>;
  /** Where a mouse is over the element. */
  pointer: RefObject<Point | undefined>;
  onClose: () => void;
  content: ReactNode;
  /**
   * Side of the element. Where it has no room the tooltip is on the other one.
   * @default 'top'
   */
  side?: PlaceOptions['side'];
  /**
   * Distance from the element, in pixels.
   * @default 6
   */
  sideOffset?: PlaceOptions['sideOffset'];
  /**
   * Least distance from the edges of the window, in pixels.
   * @default 8
   */
  collisionPadding?: PlaceOptions['collisionPadding'];
  /** Called on Escape; `preventDefault()` keeps it open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
}

/** The text of an open tooltip, in the browser's top layer where it has one, over dialogs as well. */
export const TooltipLayer = (props: TooltipLayerProps) => (
  <Layer open>
    <TooltipText {...props} />
  </Layer>
);

function TooltipText({
  control,
  pointer,
  onClose,
  content,
  side = 'top',
  sideOffset = 6,
  collisionPadding = 8,
  onEscapeKeyDown,
  className,
  style,
  ref,
  ...props
}: TooltipLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const ownRef = useMergedRefs(layer, ref);
  useClosing({ layer, control, pointer, onClose, onEscapeKeyDown });

  const moved = useRef<Point>({ x: 0, y: 0 });
  // In each frame: what arrives around the element may move it, as its transitions do, and the text may change.
  useLayoutEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      if (!layer.current || !control.current) return;
      // The browser hides it whenever it is moved within the page.
      layer.current.togglePopover?.(true);
      moved.current = placeTooltip(layer.current, moved.current, control.current, {
        side,
        sideOffset,
        collisionPadding,
      });
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [layer, control, side, sideOffset, collisionPadding]);

  return (
    <div
      role="tooltip"
      data-ui="tooltip"
      popover="manual"
      ref={ownRef}
      className={cn(
        'ui:z-70 ui:max-w-64 ui:rounded-xs ui:bg-ink ui:px-2 ui:py-1 ui:text-xs ui:text-pretty ui:wrap-anywhere ui:text-surface ui:select-none',
        'ui:animate-fade-in ui:forced-colors:border',
        className,
      )}
      style={{ position: 'fixed', inset: '0 auto auto 0', ...style }}
      {...props}
    >
      {content}
    </div>
  );
}

type ClosingOptions = Pick<TooltipLayerProps, 'control' | 'pointer' | 'onClose' | 'onEscapeKeyDown'> & {
  layer: RefObject<HTMLElement | null>;
};

/**
 * Closes the tooltip on Escape, a press, scrolling around the element, and when the pointer has left the element and
 * is not on the way to the tooltip. The handlers of the element itself are in `useTooltipTiming`.
 */
function useClosing({ layer, control, pointer, onClose, onEscapeKeyDown }: ClosingOptions) {
  const timing = use(TooltipTiming);
  useEffect(() => {
    timing.onOpen();
    return () => timing.onClose();
  }, [timing]);

  const close = useEffectEvent(onClose);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    onEscapePress(onEscapeKeyDown)(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  });

  useEffect(() => {
    const element = control.current;
    const text = layer.current;
    if (!element || !text) return undefined;
    const closeThis = () => close();
    openTooltips.add(closeThis);

    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const page = element.ownerDocument;
    const isIn = (event: Event, part: HTMLElement) => event.composedPath().includes(part);

    // In the window: before the layers of Radix, which listen on the document.
    page.defaultView?.addEventListener('keydown', (event) => closeOnEscape(event), options);
    page.addEventListener(
      'pointerdown',
      (event) => {
        if (!isIn(event, text) && !isIn(event, element)) close();
      },
      options,
    );
    const around = lineage(element);
    // Scrolling in a shadow root is not seen outside of it.
    for (const root of new Set([page, element.getRootNode()]))
      root.addEventListener(
        'scroll',
        ({ target }) => {
          if (target === page || around.includes(target as Element)) close();
        },
        options,
      );

    let left = pointer.current && { at: pointer.current, from: element };
    page.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerType === 'touch') return;
        const at = { x: event.clientX, y: event.clientY };
        const from = [text, element].find((part) => isIn(event, part));
        if (from) left = { at, from };
        else if (
          left &&
          !isOnTheWay(left.at, at, (left.from === text ? element : text).getBoundingClientRect())
        )
          close();
      },
      options,
    );
    return () => {
      openTooltips.delete(closeThis);
      controller.abort();
    };
  }, [control, layer, pointer]);
}

import { useCallback, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import {
  fitInto,
  moveBy,
  mostOf,
  resize,
  WHOLE,
  zoomBy,
  zoomTo,
  type Frame,
  type Point,
  type Zoom,
} from './zoom';

const STEP = 1.5;
const DOUBLE_PRESS_SCALE = 2.5;
/** Pixels that a line of the wheel scrolls: some browsers count in lines. */
const LINE = 16;
/** Pixels of the wheel that enlarge a picture by e; a trackpad sends few of them for a pinch, as a wheel with Control. */
const WHEEL = 400;
const PINCH = 100;
const MAX_PINCH = 50;
/** Pixels of an arrow key. */
const PAN = 80;
/** Pixels that a finger moves sideways to go to the next creation. */
const SWIPE = 60;

const KEYS: Record<string, Point> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};

/**
 * Zoom of a picture in a stage: wheel, pinch, double press, drag and keys. At scale 1 a finger that moves sideways
 * swipes instead.
 * @param onSwipe called with the direction in which the finger has moved
 */
export function useZoom(onSwipe: (direction: 'left' | 'right') => void) {
  const stage = useRef<HTMLDivElement | null>(null);
  const [{ zoom, frame }, setState] = useState({ zoom: WHOLE, frame: NO_FRAME });
  const pointers = useRef(new Map<number, Point>());
  const swipeStart = useRef<Point>(undefined);

  const change = useCallback((next: (zoom: Zoom, frame: Frame) => Zoom) => {
    const now = frameOf(stage.current);
    setState((before) => ({ zoom: next(before.zoom, now), frame: now }));
  }, []);
  const zoomAt = useCallback(
    (factor: number, at: Point = CENTRE) => change((before, now) => zoomBy(before, factor, at, now)),
    [change],
  );
  const move = useCallback((by: Point) => change((before, now) => moveBy(before, by, now)), [change]);

  // React's wheel listeners are passive, and cannot keep the page from being zoomed.
  const ref = useCallback(
    (element: HTMLDivElement) => {
      const onWheel = (event: WheelEvent) => {
        if (!isPicture(event.target)) return;
        event.preventDefault();
        zoomAt(wheelFactor(event), fromCentre(pointOf(event), element));
      };
      /** After the stage, the text, the window or the picture has changed its size. */
      const measure = () => {
        const now = frameOf(element);
        setState((before) => ({ zoom: resize(before.zoom, before.frame, now), frame: now }));
      };
      const observer = window.ResizeObserver && new ResizeObserver(measure);
      const controller = new AbortController();
      const { signal } = controller;
      stage.current = element;
      observer?.observe(element);
      element.addEventListener('wheel', onWheel, { passive: false, signal });
      // The event of a picture does not bubble.
      element.addEventListener('load', measure, { capture: true, signal });
      return () => {
        stage.current = null;
        observer?.disconnect();
        controller.abort();
      };
    },
    [zoomAt],
  );

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (!isPicture(event.target) || event.button !== 0) return;
    pointers.current.set(event.pointerId, pointOf(event));
    swipeStart.current = pointers.current.size === 1 ? pointOf(event) : undefined;
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other)
      zoomAt(distance(now, other) / distance(before, other), fromCentre(midpoint(now, other), stage.current));
    else move({ x: now.x - before.x, y: now.y - before.y });
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    if (!pointers.current.delete(event.pointerId)) return;
    const from = swipeStart.current;
    swipeStart.current = undefined;
    if (!from || event.pointerType !== 'touch' || zoom.scale > 1) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 'left' : 'right');
  };

  const reset = useCallback(() => {
    pointers.current.clear();
    swipeStart.current = undefined;
    change(() => WHOLE);
  }, [change]);
  const showActualSize = () => change((before, now) => zoomTo(before, now.actual, CENTRE, now));

  return {
    zoom,
    reset,
    zoomIn: () => zoomAt(STEP),
    zoomOut: () => zoomAt(1 / STEP),
    showActualSize,
    isLeast: zoom.scale <= 1,
    isMost: zoom.scale >= mostOf(frame),
    /** Pixels of the screen for one of the picture: 1 at its actual size. `undefined` until it has loaded. */
    magnification: frame === NO_FRAME ? undefined : zoom.scale / frame.actual,
    /** Handles a key by its English name, if it zooms or moves the picture. Returns whether it has. */
    onKey(key: string): boolean {
      const by = zoom.scale > 1 ? KEYS[key] : undefined;
      if (by) move(by);
      else if (key === '+' || key === '=') zoomAt(STEP);
      else if (key === '-') zoomAt(1 / STEP);
      else if (key === '0') change(() => WHOLE);
      else if (key === '1') showActualSize();
      else return false;
      return true;
    },
    stage: {
      ref,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick: (event: MouseEvent) => {
        if (!isPicture(event.target)) return;
        zoomAt(zoom.scale > 1 ? 0 : DOUBLE_PRESS_SCALE, fromCentre(pointOf(event), stage.current));
      },
    },
  };
}

/** Whether an event is about the picture, and not about a button or a video over the stage. */
const isPicture = (target: EventTarget | null) =>
  !(target as Element).closest('button, a, video, [role=menu]');

const CENTRE: Point = { x: 0, y: 0 };

/** Until a picture is measured. */
const NO_FRAME: Frame = { fitted: { width: 0, height: 0 }, stage: { width: 0, height: 0 }, actual: 1 };

/** Measures a stage and its picture. */
function frameOf(stage: Element | null): Frame {
  const picture = stage?.querySelector('img');
  if (!stage || !picture?.naturalWidth) return NO_FRAME;
  const { naturalWidth: width, naturalHeight: height, offsetWidth, offsetHeight } = picture;
  const fitted = fitInto({ width, height }, { width: offsetWidth, height: offsetHeight });
  return {
    fitted,
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    actual: fitted.width > 0 ? width / (devicePixelRatio * fitted.width) : 1,
  };
}

function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE : deltaY;
  if (!ctrlKey) return Math.exp(-pixels / WHEEL);
  return Math.exp(-Math.max(-MAX_PINCH, Math.min(MAX_PINCH, pixels)) / PINCH);
}

/** A point of the window, in pixels from the centre of the element. */
function fromCentre({ x, y }: Point, element: Element | null): Point {
  const box = element?.getBoundingClientRect();
  return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});
const distance = (one: Point, other: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
const midpoint = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

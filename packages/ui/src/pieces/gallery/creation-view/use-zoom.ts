'use client';

import { useCallback, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { fitInto, moveBy, WHOLE, zoomBy, type Point, type Size, type Zoom } from './zoom';

const STEP = 1.5;
const DOUBLE_PRESS_SCALE = 2.5;
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
  const [zoom, setZoom] = useState(WHOLE);
  const pointers = useRef(new Map<number, Point>());
  const swipeStart = useRef<Point>(undefined);

  const change = useCallback((next: (zoom: Zoom, fitted: Size, area: Size) => Zoom) => {
    const area = sizeOf(stage.current);
    const picture = stage.current?.querySelector('img');
    const fitted = fitInto({ width: picture?.naturalWidth ?? 0, height: picture?.naturalHeight ?? 0 }, area);
    setZoom((before) => next(before, fitted, area));
  }, []);
  const zoomAt = useCallback(
    (factor: number, at: Point = { x: 0, y: 0 }) =>
      change((before, fitted, area) => zoomBy(before, factor, at, fitted, area)),
    [change],
  );
  const move = useCallback(
    (by: Point) => change((before, fitted, area) => moveBy(before, by, fitted, area)),
    [change],
  );

  // React's wheel listeners are passive, and cannot keep the page from being zoomed.
  const ref = useCallback(
    (element: HTMLDivElement) => {
      const onWheel = (event: WheelEvent) => {
        if (!isPicture(event.target)) return;
        event.preventDefault();
        zoomAt(Math.exp(-event.deltaY / 400), fromCentre(pointOf(event), element));
      };
      stage.current = element;
      element.addEventListener('wheel', onWheel, { passive: false });
      return () => {
        stage.current = null;
        element.removeEventListener('wheel', onWheel);
      };
    },
    [zoomAt],
  );

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (!isPicture(event.target) || event.button !== 0) return;
    pointers.current.set(event.pointerId, pointOf(event));
    swipeStart.current = pointers.current.size === 1 ? pointOf(event) : undefined;
    event.currentTarget.setPointerCapture(event.pointerId);
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

  return {
    zoom,
    reset: useCallback(() => setZoom(WHOLE), []),
    zoomIn: () => zoomAt(STEP),
    zoomOut: () => zoomAt(1 / STEP),
    /** Handles a key, if it zooms or moves the picture. Returns whether it has. */
    onKey(key: string): boolean {
      const by = zoom.scale > 1 ? KEYS[key] : undefined;
      if (by) move(by);
      else if (key === '+' || key === '=') zoomAt(STEP);
      else if (key === '-') zoomAt(1 / STEP);
      else if (key === '0') setZoom(WHOLE);
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
  target instanceof Element && !target.closest('button, a, video, [role=menu]');

const sizeOf = (element: Element | null): Size => ({
  width: element?.clientWidth ?? 0,
  height: element?.clientHeight ?? 0,
});

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

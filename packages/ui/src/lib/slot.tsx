import {
  Children,
  cloneElement,
  isValidElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { useMergedRefs } from './use-merged-refs';
import { wrapText } from './wrap-text';

export interface SlotProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
}

/** All props of an element, with types for those that are merged. */
type SlotElementProps = SlotProps & { [prop: string]: unknown };

/** Marks the one child of a `Slot` that receives its props, among other children. Its texts are wrapped. */
export function Slottable({ children }: { children?: ReactNode }) {
  return wrapText(children);
}

/**
 * Passes its props to its one child element: handlers of both run, the child's first; class names, styles and refs are
 * joined; for every other prop the child's value wins, unless it is `undefined`. It replaces the `Slot` of Radix, which also supports React
 * before 19, in a third of the size, and runs in server components. It throws unless it has exactly one child element.
 */
export function Slot({ children, ...props }: SlotProps) {
  const parts = Children.toArray(children);
  const slottable = parts.find((part) => isElement(part) && part.type === Slottable);
  const candidates = isElement(slottable) ? Children.toArray(slottable.props.children) : parts;
  const [target] = candidates;
  if (!isElement(target) || candidates.length > 1) throw new Error('asChild takes exactly one element.');

  const merged = merge(props, target.props);
  merged.ref = useMergedRefs(props.ref, target.props.ref);
  if (!slottable) return cloneElement(target, merged);
  // `map` keeps the positions of parts that come and go, so that the others stay the same elements.
  return cloneElement(
    target,
    merged,
    Children.map(children, (part) =>
      isElement(part) && part.type === Slottable ? wrapText(target.props.children) : part,
    ),
  );
}

const isElement = (node: ReactNode): node is ReactElement<SlotElementProps> => isValidElement(node);

/** Without the props that are `undefined`: they would override the defaults of the child's component. */
const defined = (props: SlotElementProps) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));

function merge(slot: SlotElementProps, child: SlotElementProps): SlotElementProps {
  const merged: SlotElementProps = { ...defined(slot), ...defined(child) };
  for (const [name, slotValue] of Object.entries(slot)) {
    const childValue = child[name];
    if (!/^on[A-Z]/.test(name) || typeof slotValue !== 'function') continue;
    merged[name] = (...args: unknown[]) => {
      if (typeof childValue === 'function') childValue(...args);
      slotValue(...args);
    };
  }
  merged.style = { ...slot.style, ...child.style };
  merged.className = [slot.className, child.className].filter(Boolean).join(' ') || undefined;
  return merged;
}

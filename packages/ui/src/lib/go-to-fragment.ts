import type { MouseEvent } from 'react';

/**
 * Handler of `onClick` of a link to a fragment. In a shadow root the browser does not find the element; in a frame whose
 * content comes from another document it would load that document there.
 */
export function goToFragment(event: MouseEvent<HTMLAnchorElement>) {
  const { currentTarget: link, ctrlKey, metaKey, shiftKey } = event;
  const root = link.getRootNode() as Document | ShadowRoot;
  if (root === document || event.defaultPrevented || ctrlKey || metaKey || shiftKey) return;
  const [, id] = link.getAttribute('href')?.split('#') ?? [];
  const target = id && root.getElementById(id);
  if (!target) return;
  event.preventDefault();
  target.tabIndex = -1;
  target.focus();
  target.scrollIntoView();
}

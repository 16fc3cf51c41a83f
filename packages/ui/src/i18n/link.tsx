import type { ComponentProps } from 'react';

/**
 * Props that the host's link component receives: those of an anchor. `href` is a path of the host or an absolute URL.
 */
export type LinkProps = ComponentProps<'a'> & { href: string };

export function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

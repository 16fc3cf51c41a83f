import type { ComponentProps } from 'react';

/** What a host's link receives: an anchor's props. `href` is the host's own path or an absolute address. */
export type LinkProps = ComponentProps<'a'> & { href: string };

export function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

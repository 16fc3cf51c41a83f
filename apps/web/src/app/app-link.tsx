import type { LinkProps } from '@product/ui';
import { use } from 'react';
import { PreloadContext } from '../core/preload';
import { useHref, useLinkClickHandler } from '../core/router';

const INTERNAL_PATH = /^\/(?!\/)/;

/** The link component for the UI library: the app's own paths use the router, other addresses a plain anchor. */
export function AppLink(props: LinkProps) {
  return INTERNAL_PATH.test(props.href) ? <RouterLink {...props} /> : <a {...props} />;
}

/** Made of the router's hooks for links: its `Link` adds 2.1 kB gzip of prefetching server-rendered pages (ADR 0016). */
function RouterLink({ href, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const preload = use(PreloadContext);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, { target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
      // Hover and focus usually precede navigation.
      onPointerEnter={(event) => {
        preload(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload(href);
        onFocus?.(event);
      }}
    />
  );
}

import type { LinkProps } from '@product/ui';
import { use } from 'react';
import { PreloadContext } from './preload';
import { useHref, useLinkClickHandler } from './router';

const OWN_PATH = /^\/(?!\/)/;

/** The pieces' link: the app's own paths go through the router, all else is a plain anchor. */
export function AppLink(props: LinkProps) {
  return OWN_PATH.test(props.href) ? <OwnLink {...props} /> : <a {...props} />;
}

/** As the router's own link, whose prefetching for a server's pages would come with it. */
function OwnLink({ href, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const preload = use(PreloadContext);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      // Whoever points at a link is about to follow it.
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

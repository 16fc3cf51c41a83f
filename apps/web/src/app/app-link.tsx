import type { LinkProps } from '@product/ui';
import { use } from 'react';
import { PreloadContext } from './preload';
import { Link } from './router';

const OWN_PATH = /^\/(?!\/)/;

/** The pieces' link: the app's own paths go through the router, all else is a plain anchor. */
export function AppLink({ href, ...rest }: LinkProps) {
  const preload = use(PreloadContext);
  if (!OWN_PATH.test(href)) return <a href={href} {...rest} />;
  // Whoever points at a link is about to follow it.
  return (
    <Link
      to={href}
      {...rest}
      onPointerEnter={(event) => {
        preload(href);
        rest.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload(href);
        rest.onFocus?.(event);
      }}
    />
  );
}

import type { LinkProps } from '@product/ui';
import { Link } from './router';

const OWN_PATH = /^\/(?!\/)/;

/** The pieces' link: the app's own paths go through the router, all else is a plain anchor. */
export function AppLink({ href, ...rest }: LinkProps) {
  return OWN_PATH.test(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

import { useEffect, useRef } from 'react';
import { useHref, useLocation } from '../core/router';

/**
 * Repeats a `popstate` that the router has missed: `BrowserRouter` reads the address when it first renders, and listens
 * only when it is mounted, after the hydration of its page. There is no issue about it upstream; Next.js had the same
 * race (https://github.com/vercel/next.js/pull/96252). Delete it when a Back during hydration
 * (e2e/http/before-hydration.spec.ts) works without.
 */
export function MissedNavigation() {
  const rendered = useRef(useHref(useLocation()));
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (pathname + search + hash === rendered.current) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, []);
  return null;
}

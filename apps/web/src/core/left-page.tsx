import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { NavigationContext, type Navigator } from './router';

/** The page that is rendered, which stays until the code of the next one has loaded. */
function createRenderedPage(navigator: Navigator) {
  let pathname: string;
  let isLeft = false;
  /** What it has wanted to put in place of its address since it has been left. */
  let held: Parameters<Navigator['replace']> | undefined;
  const replace: Navigator['replace'] = (...args) => {
    if (isLeft) held = args;
    else navigator.replace(...args);
  };
  return {
    isLeft: () => isLeft,
    navigator: Object.assign(Object.create(navigator) as Navigator, { replace }),
    update(nextPathname: string, isLeftNow: boolean) {
      const isBack = pathname === nextPathname && !isLeftNow;
      const args = held;
      pathname = nextPathname;
      isLeft = isLeftNow;
      if (!isLeft) held = undefined;
      if (args && isBack) navigator.replace(...args);
    },
  };
}

const IsLeftContext = createContext<() => boolean>(() => false);

interface LeftPageProps {
  pathname: string;
  /** Whether the user has navigated to another page already. */
  isLeft: boolean;
  children: ReactNode;
}

/**
 * Holds back what a page replaces once it has been left: a redirect, a guard, a filter that is written late. It takes
 * place if the user comes back before the next page has been rendered. The router's way to block a navigation is for its
 * data mode only (https://github.com/remix-run/react-router/pull/9709).
 */
export function LeftPage({ pathname, isLeft, children }: LeftPageProps) {
  const context = use(NavigationContext);
  const [page] = useState(() => createRenderedPage(context.navigator));
  useLayoutEffect(() => page.update(pathname, isLeft), [page, pathname, isLeft]);
  const value = useMemo(() => ({ ...context, navigator: page.navigator }), [context, page]);
  return (
    <NavigationContext value={value}>
      <IsLeftContext value={page.isLeft}>{children}</IsLeftContext>
    </NavigationContext>
  );
}

/** Returns a function that tells whether the user has left the page, for what ends later. */
export const useIsPageLeft = () => use(IsLeftContext);

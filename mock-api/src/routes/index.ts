import type { Route } from '../route';
import { checkoutRoutes } from './checkout';
import { creationRoutes } from './creations';
import { generationRoutes } from './generation';
import { loginPageRoute } from './login-page';
import { mediaRoute } from './media';
import { sessionRoutes } from './session';

/** Everything the mock answers to. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...creationRoutes,
  ...generationRoutes,
  ...checkoutRoutes,
  mediaRoute,
  loginPageRoute,
];

/** The route of a method and a path, with the path's parameters decoded. */
export function findRoute(
  method: string,
  pathname: string,
): { route: Route; params: Record<string, string> } | undefined {
  for (const route of routes) {
    const params = route.method === method ? matchPath(route.path, pathname) : undefined;
    if (params) return { route, params };
  }
  return undefined;
}

/** The methods that a path answers to; none where there is nothing. */
export function methodsOf(pathname: string): string[] {
  return routes.filter(({ path }) => matchPath(path, pathname)).map(({ method }) => method);
}

function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const places = pattern.split('/');
  const segments = pathname.split('/');
  if (places.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, place] of places.entries()) {
    const segment = segments[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(place)?.[1];
    if (name && segment) params[name] = decode(segment);
    else if (place !== segment) return undefined;
  }
  return params;
}

/** A segment that is badly encoded stands for itself: it will name nothing. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

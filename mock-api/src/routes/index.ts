import type { Route } from '../route';
import { checkoutRoutes } from './checkout';
import { creationRoutes } from './creations';
import { generationRoutes } from './generation';
import { loginPageRoute } from './login-page';
import { mediaRoute } from './media';
import { sessionRoutes } from './session';

export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...creationRoutes,
  ...generationRoutes,
  ...checkoutRoutes,
  mediaRoute,
  loginPageRoute,
];

const table = routes.map((route) => ({
  route,
  pattern: route.path.split('/').map((text) => ({ text, name: /^\{(\w+)\}$/.exec(text)?.[1] })),
}));

type Pattern = (typeof table)[number]['pattern'];

export function findRoute(
  method: string,
  pathname: string,
): { route: Route; params: Record<string, string> } | undefined {
  const segments = pathname.split('/');
  for (const { route, pattern } of table) {
    const params = route.method === method ? match(pattern, segments) : undefined;
    if (params) return { route, params };
  }
  return undefined;
}

export function methodsOf(pathname: string): string[] {
  const segments = pathname.split('/');
  return table.filter(({ pattern }) => match(pattern, segments)).map(({ route }) => route.method);
}

function match(pattern: Pattern, segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, { text, name }] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (name && segment) params[name] = decode(segment);
    else if (text !== segment) return undefined;
  }
  return params;
}

/** A segment with malformed encoding stays as it is: no item has such a name. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

import type { MiddlewareHandler } from 'hono';
import { toJson } from '../../handle';
import { allowAnyOrigin, isKnown } from '../cors';
import { isLoopback } from '../loopback';
import type { ProxyOptions } from './answer';

/**
 * The request log of a real server is private. It is for pages of this machine, of the proxy's host and of the app: any
 * other page in the same browser could read it, or switch faults on.
 */
export function allowOwnPages({ app, isLocal }: Pick<ProxyOptions, 'app' | 'isLocal'>): MiddlewareHandler {
  return async (context, next) => {
    const { hostname } = new URL(context.req.url);
    const origin = context.req.header('origin');
    const isOwn = origin === undefined || origin === app || isKnown(origin, context.req);
    // A foreign host name can resolve to this address (DNS rebinding).
    if (!isOwn || (isLocal && !isLoopback(hostname)))
      return toJson(403, 'Only pages of this machine may read and control the proxy.');
    return allowAnyOrigin(context, next);
  };
}

import { appAddress } from '../checkout/addresses';
import { untilAborted, wait } from '../clock';
import type { ActiveFault } from './faults';
import type { Call } from '../route';
import { accountOf, endSession, openSession } from '../sessions';
import { changed, cutShort, marked, truncated, withHeaders } from './corrupt-response';

type Next = (call: Call) => Promise<Response>;

/** Applies faults to a call on its way to its route: delays first, then the others, the first one outermost. */
export function applyFaults(faults: readonly ActiveFault[], call: Call, next: Next): Promise<Response> {
  const isDelay = ({ effect }: ActiveFault) => effect.verb === 'slow';
  return applyInOrder([...faults.filter(isDelay), ...faults.filter((one) => !isDelay(one))], call, next);
}

function applyInOrder([first, ...rest]: readonly ActiveFault[], call: Call, next: Next): Promise<Response> {
  return first ? applyFault(first, call, (nextCall) => applyInOrder(rest, nextCall, next)) : next(call);
}

async function applyFault(
  { name, effect, callIndex, queue, removed }: ActiveFault,
  call: Call,
  next: Next,
): Promise<Response> {
  const { world, signal } = call;
  switch (effect.verb) {
    case 'slow':
      await wait(world.clock, effect.ms, signal);
      return next(call);
    case 'hang':
      await untilAborted(AbortSignal.any([signal, removed])).catch(() => signal.throwIfAborted());
      return next(call);
    case 'reverse': {
      const response = await next(call);
      await queue(effect.of, effect.withinMs, world.clock);
      return response;
    }
    case 'offline':
      return Response.error();
    case 'answer': {
      const { status, statusText, body, contentType, headers } = effect;
      return new Response(body || null, {
        status,
        ...(statusText && { statusText }),
        headers: { ...headers, ...(contentType && { 'content-type': contentType }) },
      });
    }
    case 'redirect':
      return new Response(null, { status: 302, headers: { location: effect.to } });
    case 'change': {
      const returnUrl = `${appAddress(call)}/${name === 'checkout.subscribe' ? 'subscribe' : 'buy-tokens'}`;
      return changed(await next(call), effect.change, { callIndex, returnUrl });
    }
    case 'truncate':
      return truncated(await next(call));
    case 'cut':
      return cutShort(await next(call));
    case 'headers':
      return withHeaders(await next(call), effect.set);
    case 'withoutCors':
      return marked(await next(call), 'without-cors');
    case 'endSession':
      if (call.cookies.end) call.cookies.end();
      else world.change((state) => endSession(state, call.cookies.session));
      return next(call);
    case 'switchUser':
      switchUser(call);
      return next(call);
    case 'loseCookie':
      return next({ ...call, cookies: { session: call.cookies.session } });
  }
}

function switchUser({ world, cookies }: Call): void {
  const current = accountOf(world.state, cookies.session);
  const other = world.state.accounts.find((account) => account !== current);
  if (!current || !other) return;
  cookies.session = world.change((state) => {
    endSession(state, cookies.session);
    return openSession(state, other, world.random);
  });
}

import { appAddress } from '../checkout/addresses';
import { untilAborted, wait } from '../clock';
import type { RouteName } from '../endpoint-name';
import type { ActiveFault } from './faults';
import type { Call } from '../route';
import { accountOf, endSession, openSession } from '../sessions';
import { changed, cutShort, truncated, withHeaders, withoutCors } from './corrupt-response';

type Go = (call: Call) => Promise<Response>;

/** Applies faults to a call on its way to its route: delays first, then the others, the first one outermost. */
export function applyFaults(faults: readonly ActiveFault[], call: Call, go: Go): Promise<Response> {
  if (faults.length === 0) return go(call);
  const isDelay = ({ effect }: ActiveFault) => effect.verb === 'slow';
  return applyInOrder([...faults.filter(isDelay), ...faults.filter((one) => !isDelay(one))], call, go);
}

function applyInOrder([first, ...rest]: readonly ActiveFault[], call: Call, go: Go): Promise<Response> {
  return first ? applyFault(first, call, (next) => applyInOrder(rest, next, go)) : go(call);
}

async function applyFault(
  { name, effect, turn, queue, over }: ActiveFault,
  call: Call,
  go: Go,
): Promise<Response> {
  const { world, signal } = call;
  switch (effect.verb) {
    case 'slow':
      await wait(world.clock, effect.ms, signal);
      return go(call);
    case 'hang':
      await untilAborted(AbortSignal.any([signal, over])).catch(() => signal.throwIfAborted());
      return go(call);
    case 'reverse': {
      const response = await go(call);
      await queue.wait(effect.of, effect.withinMs, world.clock);
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
    case 'change':
      return changed(await go(call), effect.change, { turn, shop: shopOf(name, call) });
    case 'truncate':
      return truncated(await go(call));
    case 'cut':
      return cutShort(await go(call));
    case 'headers':
      return withHeaders(await go(call), effect.set);
    case 'withoutCors':
      return withoutCors(await go(call));
    case 'endSession':
      world.change((state) => endSession(state, call.cookies.session));
      return go(call);
    case 'switchUser':
      switchUser(call);
      return go(call);
    case 'loseCookie':
      return go({ ...call, cookies: { session: call.cookies.session } });
  }
}

/** Base URL of the app's return pages, for a checkout with a fault. */
function shopOf(name: RouteName, call: Call): string {
  return `${appAddress(call)}/${name === 'checkout.subscribe' ? 'subscribe' : 'buy-tokens'}`;
}

function switchUser({ world, cookies }: Call): void {
  const known = accountOf(world.state, cookies.session);
  const other = world.state.accounts.find((account) => account !== known);
  if (!other) return;
  cookies.session = world.change((state) => {
    endSession(state, cookies.session);
    return openSession(state, other, world.random);
  });
}

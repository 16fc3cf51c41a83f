import { Hono } from 'hono';
import { faultMenu } from '../../faults/catalogue';
import { writeFault, readFault, type PlacedFault } from '../../faults/read-fault';
import { asBadRequest, HttpError, parseOrReject } from '../../http-error';
import type { World } from '../../world';
import * as z from 'zod/mini';
import { parseJson } from '../../body';
import { only, whenShape } from '../../settings/shapes';

export function faultRoutes(world: World): Hono {
  const routes = new Hono({ strict: false });
  const active = () =>
    world.faults.list().map(({ id, fault, calls }) => ({
      id,
      fault: fault.verb === 'fault' ? writeFault(fault) : fault,
      calls,
    }));

  routes.get('/', (c) => c.json({ faults: faultMenu, active: active() }));

  routes.post('/', async (c) => {
    const orders = readFaultOrders(await c.req.text());
    asBadRequest(() => world.override(...orders));
    return c.json({ active: active() }, 201);
  });

  routes.delete('/', (c) => {
    world.faults.clear();
    return c.body(null, 204);
  });

  routes.delete('/:id', (c) => {
    const id = Number(c.req.param('id'));
    if (!world.faults.list().some((fault) => fault.id === id))
      throw new HttpError(404, 'No such fault is on.');
    world.faults.remove(id);
    return c.body(null, 204);
  });

  return routes;
}

const orderSchema = z.union([
  z.string(),
  only({
    fault: z.string(),
    endpoint: z.optional(z.string()),
    variant: z.optional(z.int().check(z.positive())),
    ...whenShape,
  }),
]);
const ordersSchema = z.union([z.array(orderSchema), orderSchema]);

/**
 * Parses the faults to add: `F12:generation.create@2`, the same as a JSON string, `{ "fault": "F12", "endpoint":
 * "generation.create", "after": 1 }`, or a list of these. Throws a 400 that lists the valid choices.
 */
function readFaultOrders(text: string): PlacedFault[] {
  const orders = /^\s*[[{"]/.test(text) ? parseOrReject(ordersSchema, parseJson(text)) : text;
  return asBadRequest(() => (Array.isArray(orders) ? orders : [orders]).map(readOrder));
}

function readOrder(order: z.infer<typeof orderSchema>): PlacedFault {
  if (typeof order === 'string') return readFault(order);
  const { fault, endpoint, ...rest } = order;
  return { ...readFault(endpoint === undefined ? fault : `${fault}:${endpoint}`), ...rest };
}

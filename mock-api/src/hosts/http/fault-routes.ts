import { Hono } from 'hono';
import { faultMenu } from '../../faults/catalogue';
import { writeFault } from '../../faults/read-fault';
import { asBadRequest, HttpError } from '../../http-error';
import type { World } from '../../world';
import { readFaultOrders } from './read-fault-orders';

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

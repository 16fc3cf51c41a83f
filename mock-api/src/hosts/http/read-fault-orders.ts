import * as z from 'zod/mini';
import { parseJson } from '../../body';
import { readFault, type PlacedFault } from '../../faults/read-fault';
import { asBadRequest, parseOrReject } from '../../http-error';
import { only, whenShape } from './shapes';

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
export function readFaultOrders(text: string): PlacedFault[] {
  const orders = /^\s*[[{"]/.test(text) ? parseOrReject(ordersSchema, parseJson(text)) : text;
  return asBadRequest(() => (Array.isArray(orders) ? orders : [orders]).map(readOrder));
}

function readOrder(order: z.infer<typeof orderSchema>): PlacedFault {
  if (typeof order === 'string') return readFault(order);
  const { fault, endpoint, ...rest } = order;
  return { ...readFault(endpoint === undefined ? fault : `${fault}:${endpoint}`), ...rest };
}

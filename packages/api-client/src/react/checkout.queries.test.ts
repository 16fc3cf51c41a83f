// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../endpoints';
import { sessionAnswering } from '../testing';
import { buyTokensMutation, checkoutMutation, subscribeMutation } from './checkout.queries';
import { createQueryClient } from './query-client';
import { run } from './testing';

const CHECKOUT = 'https://checkout.example/c/1';
const origins = ['https://checkout.example'];

function shopAnswering(answer: unknown) {
  const { api, calls } = sessionAnswering({
    'POST /api/create-token-checkout': () => Response.json(answer),
    'POST /api/create-checkout-session': () => Response.json(answer),
  });
  const failed = vi.fn();
  return { api, calls, failed, client: createQueryClient({ failed }) };
}

test(
  'a pack and a plan return their checkout URL',
  { tags: ['req:creation-calls.buy-tokens', 'req:creation-calls.subscribe'] },
  async () => {
    const { api, calls, client } = shopAnswering({ url: CHECKOUT });
    expect(await run(client, buyTokensMutation(api, { origins }), { packageId: 'pro' })).toEqual({
      url: CHECKOUT,
    });
    const order = { planId: 'pro', billingInterval: 'year' } as const;
    expect(await run(client, subscribeMutation(api, { origins }), order)).toEqual({ url: CHECKOUT });
    expect(calls).toEqual(['POST /api/create-token-checkout', 'POST /api/create-checkout-session']);
  },
);

test('packs of another product go to an endpoint of its own, whose address is checked as well', async () => {
  const { api, client } = shopAnswering({ url: CHECKOUT });
  const buyPrints = {
    ...endpoints.checkOutTokens,
    body: async () => z.object({ packageId: z.enum(['card', 'poster']) }),
  };
  const checkout = run(client, checkoutMutation(api, buyPrints, { origins }), { packageId: 'poster' });
  expect(await checkout).toEqual({ url: CHECKOUT });
  const other = run(client, checkoutMutation(api, buyPrints, { origins: [] }), { packageId: 'card' });
  await expect(other).rejects.toMatchObject({ name: 'ContractError' });
});

test.each([
  { url: 'https://evil.example/c/1' },
  { url: 'javascript:alert(1)' },
  { url: null },
  { url: 7 },
  {},
  [],
  null,
])(
  'the response %j fails with a ContractError, which is reported to the listener',
  { tags: ['req:creation-calls.checkout-url'] },
  async (answer) => {
    const { api, client, failed } = shopAnswering(answer);
    const checkout = run(client, buyTokensMutation(api, { origins }), { packageId: 'pro' });
    await expect(checkout).rejects.toMatchObject({ name: 'ContractError', serverMessage: undefined });
    expect(failed).toHaveBeenCalledExactlyOnceWith('checkout.buyTokens', expect.any(Error), {
      packageId: 'pro',
    });
  },
);

import { story, testsOf, type Topic } from '../statement';

const every = testsOf('packages/api-client/src/every-call.test.ts');
const client = testsOf('packages/api-client/src/client.test.ts');
const query = testsOf('packages/api-client/src/react/query-client.test.ts');

export const rules: Topic = {
  title: 'What holds for every call',
  statements: [
    {
      id: '7.cookies',
      says: 'Every call sends credentials: cookies.',
      proofs: [every('$name goes to the API with cookies, as it is documented', "toBe('include')")],
    },
    {
      id: '7.json',
      says: 'A JSON content type and body are sent only when there is a body.',
      proofs: [
        every(
          '$name is JSON if it has a body, and nothing if it has none',
          "call.body ? 'application/json' : null",
        ),
      ],
    },
    {
      id: '7.reads',
      says: 'Data is read by GETs that answer JSON.',
      note: 'Answers are validated: unknown fields are dropped, a null list is empty.',
      proofs: [
        client('a good answer is read as the contract says', "word: 'sea'"),
        client('an OK answer that %s is a ContractError', 'the body is not JSON'),
        testsOf('packages/api-client/src/schema.test.ts')('a null list is empty', 'toEqual([])'),
      ],
    },
    {
      id: '7.no-retry-query',
      says: 'Queries are not retried by themselves.',
      proofs: [query('a query that fails is not asked again by itself', "['GET /api/gallery']")],
    },
    {
      id: '7.no-retry-mutation',
      says: 'Mutations are not retried by themselves.',
      proofs: [query('a change that fails is not sent again by itself', "['POST /api/logout']")],
    },
    {
      id: '7.no-refetch-on-focus',
      says: 'Nothing is read again when the window is focused.',
      proofs: [
        query(
          'neither the window nor the network coming back makes anything be read again',
          "toEqual(['GET /api/gallery'])",
        ),
      ],
    },
    {
      id: '7.no-polling',
      says: 'There is no polling, and data never goes stale.',
      proofs: [query('data never goes stale', 'isStale).toBe(false)')],
    },
    {
      id: '7.offline',
      says: 'Offline a call fails at once.',
      note: 'A decision: nothing waits silently for the network.',
      proofs: [
        query(
          'offline, queries and changes fail at once instead of waiting for the network',
          "fetchStatus: 'idle'",
        ),
      ],
    },
    {
      id: '7.once',
      says: 'A submit sends one request, however often it is pressed.',
      note: 'A decision, for login, register, logout, generate, save, update, delete, purchase and subscribe.',
      proofs: [
        testsOf('packages/api-client/src/react/use-submit.test.tsx')(
          'ten submits in one task send one request, the first',
          "'press 1'",
        ),
        testsOf('apps/web/e2e/generation.spec.ts')(
          'however often Generate is pressed, one request is sent',
          'toHaveLength(1)',
        ),
        story('screens-buy-tokens--leaving-for-the-checkout', 'args.leave).toHaveBeenCalledOnce()'),
      ],
    },
    {
      id: '7.no-other-call',
      says: 'There are no other calls than these.',
      note: "The mock's own stand under /api/__mock/.",
      proofs: [
        testsOf('packages/api-client/src/endpoint.test.ts')(
          'the documented calls are those of the specification, each under a name of its own',
          'PUT /api/user/language',
        ),
        testsOf('mock-api/src/routes/contract.test.ts')(
          'no route invents a call of the product',
          'toEqual([])',
        ),
      ],
    },
  ],
};

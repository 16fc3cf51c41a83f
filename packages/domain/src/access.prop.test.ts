import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasGenerationAccess, isFreeOfCharge } from './access';

const holder = fc.record(
  {
    isAdmin: fc.constantFrom(true, false, undefined),
    tokens: fc.oneof(
      fc.integer(),
      fc.double(),
      fc.constantFrom(0, -0, 1, -1, Number.NaN, Number.MIN_VALUE, undefined),
    ),
    subscriptionStatus: fc.oneof(
      fc.constantFrom('active', 'Active', 'active ', 'inactive', 'canceled', '', null, undefined),
      fc.string(),
    ),
  },
  { requiredKeys: [] },
);

test(
  'only administrators, holders of tokens and active subscribers have access',
  { tags: ['req:rules.access-nobody'] },
  () => {
    fc.assert(
      fc.property(holder, (user) => {
        const reasons = [
          user.isAdmin === true,
          typeof user.tokens === 'number' && user.tokens > 0,
          user.subscriptionStatus === 'active',
        ];
        expect(hasGenerationAccess(user)).toBe(reasons.includes(true));
      }),
    );
  },
);

test('users who generate free of charge have access', () => {
  fc.assert(
    fc.property(holder, (user) => {
      fc.pre(isFreeOfCharge(user));
      expect(hasGenerationAccess(user)).toBe(true);
    }),
  );
});

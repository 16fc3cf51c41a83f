// @vitest-environment happy-dom
import { keys, useApi, userQuery } from '@product/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { createServices } from '../app/create-services';
import { readConfig } from '../config/config';
import { openWith } from '../testing/hook-with-services';
import { useSession } from './use-session';

test('the first answer is rendered in a second step, and what follows at once', async () => {
  const services = createServices({
    config: readConfig({}),
    fetch: async () => new Response('', { status: 401 }),
  });
  const seen: unknown[] = [];
  await openWith(services, () => {
    const answer = useQuery(userQuery(useApi())).data;
    const { status, user } = useSession();
    seen.push([answer?.username ?? answer, status, user?.username ?? user]);
  });
  await expect
    .poll(() => seen)
    .toEqual([
      [undefined, 'loading', null],
      [null, 'loading', null],
      [null, 'known', null],
    ]);
  seen.length = 0;
  const ada = { id: 1, username: 'ada', email: 'ada@example.com', tokens: 1 };
  await act(async () => services.queryClient.setQueryData(keys.user, ada));
  expect(seen).not.toHaveLength(0);
  expect(seen.every((state) => String(state) === 'ada,known,ada')).toBe(true);
});

// @vitest-environment happy-dom
import type { User } from '@product/api-client';
import { ApiProvider, keys, userQuery } from '@product/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter, Outlet, Route, Routes } from '../../core/router';
import { storePendingPayment, findPendingPayment, removePendingPayment } from '../../lib/pending-payment';
import { openBrowser, openTab } from '../../testing/tab';
import { useCredit } from './use-credit';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  removePendingPayment();
});

/**
 * Renders the hook in a tab of `demo`, after a payment before which the balance was lower by `credit`; `null` if nothing
 * is stored.
 */
async function openAfterPayment(credit: number | null) {
  const tab = await openTab(openBrowser());
  await tab.logIn('demo');
  const { api, queryClient } = tab.services;
  const { id: userId, tokens } = queryClient.getQueryData<User>(keys.user)!;
  if (credit !== null) storePendingPayment({ purchase: 'tokens', userId, tokens: tokens - credit });
  const events: string[] = [];
  api.subscribe(({ type }) => events.push(type));

  let credited!: boolean;
  function Screen() {
    credited = useCredit('tokens').credited;
    return null;
  }
  const Guard = () => <Outlet context={useQuery(userQuery(api)).data} />;
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ApiProvider api={api} queryClient={queryClient}>
        <MemoryRouter>
          <Routes>
            <Route element={<Guard />}>
              <Route path="/" element={<Screen />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </ApiProvider>,
    ),
  );
  await act(() => expect.poll(() => queryClient.isFetching()).toBe(0));
  await act(async () => root.unmount());
  return { credited, events, pending: findPendingPayment('tokens', userId) };
}

test('a credited payment is removed, and the session is invalidated', async () => {
  const { credited, events, pending } = await openAfterPayment(25);
  expect(credited).toBe(true);
  expect(events).toEqual(['invalidated']);
  expect(pending).toBeUndefined();
});

test('a payment that has not been credited stays pending, and the session is not invalidated', async () => {
  const { credited, events, pending } = await openAfterPayment(0);
  expect(credited).toBe(false);
  expect(events).toEqual([]);
  expect(pending).toBeDefined();
});

test('after a payment that is not stored, the session is invalidated', async () => {
  const { credited, events } = await openAfterPayment(null);
  expect(credited).toBe(true);
  expect(events).toEqual(['invalidated']);
});

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { MemoryRouter, useNavigate, useSearchParams, type NavigateFunction } from '../core/router';

/** Renders a hook at `/gallery` with a query, for a unit test with a DOM. It is unmounted when the test has finished. */
export async function openAt<Value>(query: string, useHook: () => Value) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let address = '';
  let value!: Value;
  let navigate!: NavigateFunction;
  function Probe() {
    const [parameters] = useSearchParams();
    address = parameters.toString();
    value = useHook();
    navigate = useNavigate();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[`/gallery?${query}`]} useTransitions={false}>
        <Probe />
      </MemoryRouter>,
    ),
  );
  const go = (to: string | number) => act(async () => navigate(to as string));
  return { address: () => address, current: () => value, go, unmount: () => act(async () => root.unmount()) };
}

// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHistory } from '../core/history';
import { useStep } from './use-step';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

test('renders the start location first, then the current one', async () => {
  const history = createMemoryHistory('/pricing');
  const start = history.location;
  const rendered: string[] = [];
  function Page() {
    const { location, action } = useStep(history, start);
    rendered.push(`${action} ${location.pathname}`);
    return null;
  }
  history.push('/gallery');

  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Page />));
  expect(rendered).toEqual(['POP /pricing', 'POP /gallery']);
  await act(async () => history.push('/auth'));
  expect(rendered.at(-1)).toBe('PUSH /auth');
  await act(async () => root.unmount());
});

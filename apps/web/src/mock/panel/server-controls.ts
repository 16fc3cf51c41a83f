import { createListeners } from '@product/domain';
import { readFault, systemClock, writeFault, type LoggedRequest } from 'mock-api';
import type { PanelControls } from './controls';

const POLL_MS = 1_000;

interface ServerState {
  requests: LoggedRequest[];
  faults: { active: { id: number; fault: unknown }[] };
}

/** The controls of a mock or a proxy on a server, which is asked each second while the page is visible. */
export function createServerControls(address: string, server: string): PanelControls & { stop: () => void } {
  const { subscribe, notify } = createListeners();
  let state: ServerState = { requests: [], faults: { active: [] } };
  let last = '';
  let version = 0;

  const call = async (path: string, init?: RequestInit) => {
    const response = await fetch(address + path, init);
    const text = await response.text();
    if (!response.ok) console.warn(text);
    return text;
  };
  /** Faults of the catalogue, oldest first. Others have no place in the panel. */
  const active = () =>
    state.faults.active
      .flatMap(({ id, fault }) => (typeof fault === 'string' ? { id, fault } : []))
      .toReversed();

  async function refresh() {
    const [requests, faults] = await Promise.all([call('/requests'), call('/faults')]);
    const text = `{"requests":${requests},"faults":${faults}}`;
    if (text === last) return;
    state = JSON.parse(text);
    last = text;
    version += 1;
    notify();
  }
  const poll = () => {
    if (document.visibilityState === 'visible') void refresh().catch(() => undefined);
  };
  const timer = setInterval(poll, POLL_MS);
  poll();

  return {
    server,
    clock: systemClock,
    get settings() {
      return { faults: active().map(({ fault }) => fault) };
    },
    choose({ faults = [] }) {
      const before = active();
      const removed = before.filter(({ fault }) => !faults.includes(fault));
      const added = faults.filter((fault) => !before.some((one) => one.fault === fault));
      const changes = [
        ...removed.map(({ id }) => call(`/faults/${id}`, { method: 'DELETE' })),
        ...added.map((fault) => call('/faults', { method: 'POST', body: writeFault(readFault(fault)) })),
      ];
      void Promise.all(changes).then(refresh);
    },
    requests: () => state.requests,
    har: () => call('/requests.har'),
    subscribe,
    version: () => version,
    stop: () => clearInterval(timer),
  };
}

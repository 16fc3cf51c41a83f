import { readFault, type Override } from 'mock-api';

/** How the mocked API answers: faults of its catalogue, applied to every endpoint. */
export const NETWORKS: Record<string, { title: string; right: string; faults: string[] }> = {
  normal: { title: 'Normal network', right: '', faults: [] },
  slow: { title: 'Slow network', right: 'F03: three seconds', faults: ['F03'] },
  offline: { title: 'Offline', right: 'F48: nothing answers', faults: ['F48'] },
  failing: { title: 'Failing server', right: 'F13: 500', faults: ['F13'] },
};

export function overridesOf(network: string): Override[] {
  return NETWORKS[network]?.faults.map(readFault) ?? [];
}

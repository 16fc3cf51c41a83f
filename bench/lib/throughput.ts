import autocannon from 'autocannon';
import type { Request } from 'autocannon';
import { median } from './numbers.ts';

const CONNECTIONS = 20;

interface Round {
  /** Requests per second. */
  rate: number;
  /** Milliseconds. */
  p99: number;
  /** Microseconds for each request. */
  cpu: number;
}
type Figure = Round & { ratioToBare: number; ratioToPrism: number };
interface Server {
  address: string;
  ask: (question: string) => Promise<number>;
}

/**
 * Sends each server as many requests as it can answer, one server after the other in every round, so that other load on
 * the machine affects all of them. The first round is a warm-up.
 */
export async function compare(
  servers: Record<string, Server>,
  request: Request,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<string, Figure>> {
  const results: Record<string, Round>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const result: Record<string, Round> = {};
    for (const [name, { address, ask }] of Object.entries(servers)) {
      const before = await ask('cpu');
      const { requests, latency, non2xx, errors } = await autocannon({
        ...request,
        url: address + request.path,
        connections: CONNECTIONS,
        duration: seconds,
      });
      if (non2xx + errors > 0) throw new Error(`${name} failed ${non2xx + errors} calls of ${request.path}.`);
      const cpu = ((await ask('cpu')) - before) / requests.total;
      result[name] = { rate: requests.average, p99: latency.p99, cpu };
    }
    if (round > 0) results.push(result);
  }
  return Object.fromEntries(Object.keys(servers).map((name) => [name, summarise(results, name)]));
}

/** Medians over the rounds. Ratios are computed within a round. */
function summarise(results: Record<string, Round>[], name: string): Figure {
  const medianOf = (figure: (result: Record<string, Round>) => number | undefined) =>
    median(results.map((result) => figure(result) ?? Number.NaN));
  const ratioTo = (other: string) =>
    medianOf((result) => (result[name]?.rate ?? 0) / (result[other]?.rate ?? 0));
  return {
    rate: medianOf((result) => result[name]?.rate),
    p99: medianOf((result) => result[name]?.p99),
    cpu: medianOf((result) => result[name]?.cpu),
    ratioToBare: ratioTo('bare'),
    ratioToPrism: ratioTo('Prism'),
  };
}

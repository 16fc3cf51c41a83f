import autocannon from 'autocannon';
import { median } from './numbers.mjs';

const CONNECTIONS = 20;

/**
 * @typedef {{ rate: number, p99: number, cpu: number }} Round requests per second, milliseconds, microseconds a request
 * @typedef {Round & { ofBare: number, timesPrism: number }} Figure
 * @typedef {{ address: string, ask: (question: string) => Promise<number> }} Server
 */

/**
 * Sends each server as many requests as it can answer, one server after the other in every round, so that other load on
 * the machine affects all of them. The first round is a warm-up.
 * @param {Record<string, Server>} servers
 * @param {import('autocannon').Request} request
 * @param {{ rounds: number, seconds: number }} extent
 * @returns {Promise<Record<string, Figure>>}
 */
export async function compare(servers, request, { rounds, seconds }) {
  /** @type {Record<string, Round>[]} */
  const results = [];
  for (let round = 0; round <= rounds; round += 1) {
    /** @type {Record<string, Round>} */
    const result = {};
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

/**
 * Medians over the rounds. Ratios are computed within a round.
 * @param {Record<string, Round>[]} results
 * @param {string} name
 * @returns {Figure}
 */
function summarise(results, name) {
  /** @param {(result: Record<string, Round>) => number | undefined} figure */
  const middle = (figure) => median(results.map((result) => figure(result) ?? Number.NaN));
  /** @param {string} other */
  const ratioTo = (other) => middle((result) => (result[name]?.rate ?? 0) / (result[other]?.rate ?? 0));
  return {
    rate: middle((result) => result[name]?.rate),
    p99: middle((result) => result[name]?.p99),
    cpu: middle((result) => result[name]?.cpu),
    ofBare: ratioTo('bare'),
    timesPrism: ratioTo('Prism'),
  };
}

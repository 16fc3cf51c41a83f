import { runConformance, type ConformanceOptions } from '@product/conformance';
import { manualClock } from '../../clock';
import { aBlankJpeg } from '../../testing';
import type { World } from '../../world';
import { openServer } from './testing';

export type Next = () => Promise<Response>;

/** A faulty server: it handles a request itself, or passes it to the mock with `next`. */
export type Fault = (request: Request, next: Next, world: World) => Promise<Response>;

export interface Trial extends Partial<ConformanceOptions> {
  fault?: Fault;
}

/** Runs the conformance checks against the mock, optionally with a fault. */
export async function tryMock({ fault = (_, next) => next(), ...options }: Trial = {}) {
  const { address, world } = await openServer({}, { clock: manualClock(), render: aBlankJpeg });
  const report = await runConformance({
    baseUrl: address,
    allowGenerate: true,
    fetch: (request) => fault(request, () => fetch(request), world),
    ...options,
  });
  const of = (outcome: string) => report.results.filter((result) => result.outcome === outcome);
  return {
    report,
    world,
    failed: of('failed'),
    ids: of('failed').map(({ id }) => id),
    skipped: of('skipped'),
  };
}

export const is = ({ method, url }: Request, call: string) => `${method} ${new URL(url).pathname}` === call;

/** Changes the JSON of successful responses. */
export const rewriting =
  (change: (json: Record<string, unknown>, request: Request) => unknown): Fault =>
  async (request, next) => {
    const response = await next();
    const isJson = response.headers.get('content-type')?.includes('json');
    if (!response.ok || !isJson) return response;
    return withJson(response, change(await response.json(), request));
  };

/** The same response with another body. */
export function withJson({ status, headers: sent }: Response, body: unknown): Response {
  const headers = new Headers(sent);
  headers.delete('content-length');
  return Response.json(body, { status, headers });
}

/** Changes the headers of all responses. */
export const withHeaders =
  (change: (headers: Headers, request: Request) => void): Fault =>
  async (request, next) => {
    const response = await next();
    const headers = new Headers(response.headers);
    change(headers, request);
    return new Response(response.body, { status: response.status, headers });
  };

/** Replaces the response to one call. */
export const answering =
  (call: string, answer: () => Response): Fault =>
  async (request, next) =>
    is(request, call) ? answer() : next();

/** Replaces the responses with one status. */
export const turning =
  (method: string, status: number, answer: () => Response): Fault =>
  async (request, next) => {
    const response = await next();
    return request.method === method && response.status === status ? answer() : response;
  };

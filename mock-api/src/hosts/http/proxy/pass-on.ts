import { endpoints, type AnyEndpoint } from '@product/api-client';
import { findDeviation } from '@product/conformance';
import { HttpError } from '../../../http-error';
import { withText } from '../../../json';
import type { Call } from '../../../route';
import { fetchTarget } from './fetch-target';
import { moveAddresses, ownCookies, toOwnHeaders, toTargetHeaders, type Addresses } from './headers';
import { peek, type Bytes } from '../../../peek';

/** Where the calls of a request go, and how it is recognised if it comes back. */
export interface Passage extends Addresses {
  via: string;
  timeoutMs?: number | undefined;
  /** Whether only this machine reaches the proxy. */
  isLocal: boolean;
  /** Receives a sentence about each response that deviates from the document. */
  report: (sentence: string) => void;
}

/** Passes a call on to the target, checks the response of a documented one, and returns it with its streaming body. */
export async function passOn(
  call: Call,
  { method, url, headers: sent }: Pick<Request, 'method' | 'url' | 'headers'>,
  { bytes, body, cookies }: { bytes: Bytes | undefined; body: BodyInit | null; cookies: readonly string[] },
  passage: Passage,
): Promise<Response> {
  const { target, own, via, timeoutMs } = passage;
  if (sent.get('via')?.includes(via)) throw new HttpError(508, `${target.origin} leads back to this proxy.`);
  const { pathname, search } = new URL(url);
  const address = new URL(target.origin + target.pathname.replace(/\/$/, '') + pathname + search);
  const headers = toTargetHeaders(sent, cookies, passage);
  headers.append('via', `1.1 ${via}`);
  const moved = bytes && moveAddresses(call.body, own, target.origin);
  const isMoved = moved !== undefined && moved !== call.body;
  if (isMoved) headers.delete('content-length');
  const sentBody = isMoved ? moved : body;
  const init = { method, headers, body: sentBody, signal: call.signal, duplex: 'half' as const };
  return fetchTarget(address, init, (response) => receive(call, response, passage), timeoutMs);
}

async function receive(call: Call, response: Response, passage: Passage): Promise<Response> {
  const { target, own } = passage;
  const { status, statusText } = response;
  if (status > 599) throw new HttpError(502, `${target.origin} answers with the status ${status}.`);
  const headers = toOwnHeaders(response.headers, passage);
  const init = { status, statusText, headers };
  call.cookies.received = ownCookies(response.headers, target);
  const endpoint = documented(call.entry.name);
  if (!endpoint || !isText(headers)) {
    if (endpoint) note(call, findDeviation(endpoint, { ...describe(init), text: '' }), passage);
    return new Response(response.body, init);
  }
  const { bytes, body } = await peek(response.body as ReadableStream<Bytes> | null);
  if (!bytes) {
    note(call, 'not checked, since it is longer than 64 MB', passage);
    return new Response(body, init);
  }
  const text = new TextDecoder().decode(bytes);
  note(call, findDeviation(endpoint, { ...describe(init), text }), passage);
  const moved = moveAddresses(text, target.origin, own);
  if (moved !== text) headers.delete('content-length');
  // Unchanged bytes, since not every body is valid UTF-8.
  return withText(new Response(moved === text ? body : moved, init), moved);
}

/** A stream of events, for example, may never end. */
function isText(headers: Headers): boolean {
  return /^$|json|^text\/(?:html|plain)/i.test(headers.get('content-type') ?? '');
}

const describe = ({ status, headers }: { status: number; headers: Headers }) => ({
  status,
  contentType: headers.get('content-type') ?? '',
});

function note({ entry }: Call, deviation: string | undefined, { report }: Passage): void {
  if (!deviation) return;
  entry.deviation = deviation;
  report(`${entry.method} ${entry.path}: ${deviation}`);
}

export function documented(name: string | undefined): AnyEndpoint | undefined {
  return Object.values<AnyEndpoint>(endpoints).find((endpoint) => endpoint.name === name);
}

import { HIDDEN, withoutPasswords, withoutSecrets, type Exchange } from './request-log';

const SECRET_HEADERS = ['cookie', 'set-cookie', 'authorization', 'proxy-authorization', 'x-api-key'];

/** Sizes that are not known (HAR 1.2). */
const UNKNOWN = -1;

/**
 * Writes requests as a HAR 1.2, which the network panels of browsers open. Cookies and other secrets are hidden.
 * @param origin the origin that the requests were sent to
 */
export function toHar(exchanges: readonly Exchange[], origin: string) {
  return {
    log: {
      version: '1.2',
      creator: { name: 'mock-api', version: '1' },
      entries: exchanges.map((exchange) => toEntry(exchange, origin)),
    },
  };
}

function toEntry({ request, sent, response }: Exchange, origin: string) {
  const [{ method, path, body, at, outcome, deviation } = request] = withoutPasswords([request]);
  const time = response ? response.at - at : 0;
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const comment = deviation ?? (response ? undefined : outcome);
  return {
    startedDateTime: new Date(at).toISOString(),
    time,
    request: {
      method,
      url: origin + path,
      httpVersion: 'HTTP/1.1',
      cookies: cookiesOf(sent.get('cookie')?.split(';') ?? []),
      headers: toPairs(sent),
      queryString: toPairs(new URL(path, origin).searchParams),
      ...(text !== undefined && { postData: { mimeType: sent.get('content-type') ?? '', text } }),
      headersSize: UNKNOWN,
      bodySize: text === undefined ? 0 : UNKNOWN,
    },
    response: {
      // As browsers write it for a request without a response.
      status: response ? Number(outcome) : 0,
      statusText: response?.statusText ?? '',
      httpVersion: 'HTTP/1.1',
      cookies: cookiesOf(response?.headers.getSetCookie() ?? []),
      headers: toPairs(response?.headers ?? new Headers()),
      content: contentOf(response),
      redirectURL: response?.headers.get('location') ?? '',
      headersSize: UNKNOWN,
      bodySize: UNKNOWN,
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    ...(comment !== undefined && { comment: String(comment) }),
  };
}

function contentOf(response: Exchange['response']) {
  const { headers, text } = response ?? {};
  const mimeType = headers?.get('content-type') ?? 'x-unknown';
  return text === undefined
    ? { size: Number(headers?.get('content-length') ?? 0), mimeType }
    : { size: new TextEncoder().encode(text).length, mimeType, text: withoutSecretFields(text) };
}

function withoutSecretFields(text: string): string {
  try {
    return JSON.stringify(withoutSecrets(JSON.parse(text)));
  } catch {
    return text;
  }
}

function toPairs(fields: Headers | URLSearchParams) {
  return [...fields].map(([name, value]) => ({
    name,
    value: SECRET_HEADERS.includes(name) ? HIDDEN : value,
  }));
}

const cookiesOf = (cookies: readonly string[]) =>
  cookies.map((cookie) => ({ name: (cookie.split('=', 1)[0] ?? '').trim(), value: HIDDEN }));

import { endpoints, fillPath, type AnyEndpoint } from '@product/api-client';

/** A server under test: for each browser a `fetch` with its own cookies. */
export interface AskedServer {
  baseUrl: string;
  browse: () => (request: Request) => Promise<Response>;
  /** Pays at the address of a checkout. */
  pay: (address: string) => Promise<unknown>;
}

export interface Reply {
  status: number;
  /** The JSON of the body; empty if there is none. */
  body: Record<string, unknown>;
}

interface Call {
  params?: Record<string, string>;
  body?: unknown;
  /** Sent as it is, instead of a body. */
  text?: string;
}

export interface Browser {
  send: (endpoint: AnyEndpoint, call?: Call) => Promise<Reply>;
}

type Form = ReturnType<typeof newForm>;

/** A user who has just registered. */
export interface User extends Browser {
  id: unknown;
  form: Form;
}

let accounts = 0;

/** A valid registration, with names that are not taken. */
export function newForm() {
  accounts += 1;
  const username = `Asker-${accounts}`;
  return { username, email: `${username}@example.com`, password: 'secret 1', confirmPassword: 'secret 1' };
}

export function openBrowser({ baseUrl, browse }: AskedServer): Browser {
  const fetch = browse();
  return {
    async send(
      { method, path },
      { params, body, text = body === undefined ? null : JSON.stringify(body) } = {},
    ) {
      const headers = { 'content-type': 'application/json' };
      const request = new Request(baseUrl + fillPath(path, params), {
        method,
        ...(text !== null && { body: text, headers }),
      });
      const response = await fetch(request);
      const answer = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return { status: response.status, body: isJson ? JSON.parse(answer) : {} };
    },
  };
}

export async function register(server: AskedServer, changes: Partial<Form> = {}): Promise<User> {
  const form = { ...newForm(), ...changes };
  const browser = openBrowser(server);
  const { status, body } = await browser.send(endpoints.register, { body: form });
  if (status > 299) throw new Error(`The registration was refused: ${status} ${JSON.stringify(body)}`);
  return { ...browser, form, id: body['id'] };
}

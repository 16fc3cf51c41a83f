import { parseArgs } from 'node:util';

export type CookieFiles = Map<string, string>;

const splitArguments = (line: string) =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, unquoted]) => quoted ?? unquoted ?? '');

/** Runs a `curl` command line with `fetch`: tests cannot rely on an installed curl. Throws on an unknown option. */
export async function curl(line: string, files: CookieFiles): Promise<Response> {
  const [command, ...args] = splitArguments(line);
  if (command !== 'curl') throw new Error(`No curl line: ${line}`);
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'cookie-jar': { type: 'string', short: 'c' },
      cookie: { type: 'string', short: 'b' },
      data: { type: 'string', short: 'd' },
      request: { type: 'string', short: 'X' },
    },
  });
  const headers = new Headers();
  const cookie = values.cookie && files.get(values.cookie);
  if (cookie) headers.set('cookie', cookie);
  if (values.data) headers.set('content-type', 'application/x-www-form-urlencoded');
  const response = await fetch(`http://${positionals[0]}`, {
    method: values.request ?? (values.data ? 'POST' : 'GET'),
    headers,
    body: values.data,
  });
  const cookieJar = values['cookie-jar'];
  if (cookieJar)
    files.set(
      cookieJar,
      response.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; '),
    );
  return response;
}

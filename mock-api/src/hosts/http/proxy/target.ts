import { isLoopback } from '../loopback';

/**
 * Reads the address of the server that calls are passed on to.
 * @throws a sentence that says what is wrong with it
 */
export function readTarget(text: string, own: { host: string; port: number }): URL {
  const target = URL.canParse(text) ? new URL(text) : undefined;
  if (!target || !/^https?:$/.test(target.protocol))
    throw new Error(`--proxy takes an http or https address, not "${text}".`);
  // `href` contains an empty query's `?`; `search` does not.
  if (target.username || target.password || /[?#]/.test(target.href))
    throw new Error('--proxy takes an address without a user, a query and a fragment.');
  const port = Number(target.port || (target.protocol === 'https:' ? 443 : 80));
  if (
    port === own.port &&
    (isLoopback(target.hostname) || [own.host, ...EVERY_ADDRESS].includes(target.hostname))
  )
    throw new Error(`--proxy takes the address of another server: ${target.origin} is this one.`);
  return target;
}

/** As a target, this machine. */
const EVERY_ADDRESS = ['0.0.0.0', '[::]'];

import { listed } from './settings.ts';

/**
 * The error of a setting's value, as the rest of a sentence after its name, and how to correct it. `undefined` if the
 * value is valid.
 */
export type Check = (text: string) => string | undefined;

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

// The value is never repeated: it may be a secret that was put into the wrong setting.
const NO_ADDRESS = 'is no whole address: write it with its scheme, as https://www.example.com';
const NOT_SAFE =
  'is not https: write https://…, or http:// for localhost, 127.0.0.1 or [::1] only, since anyone between could read along';
const HAS_CREDENTIALS =
  'has a user name or a password in it: take them out, everybody can read a setting in the built files';
const HAS_QUERY = 'has a query or a hash: leave out everything from the first "?" or "#" on';

type UrlCheck = (url: URL, text: string) => string | undefined;

const requireSecure: UrlCheck = ({ protocol, hostname }) =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname)) ? undefined : NOT_SAFE;
// Other characters of a URL's host would be a pattern, or the end of a directive, in the Content-Security-Policy.
const requireHostname: UrlCheck = ({ hostname }) =>
  /^([\w.-]+|\[[\da-f:.]+\])$/.test(hostname)
    ? undefined
    : 'is no host by name: write the whole name, without * or other signs';
const requireHttps: UrlCheck = ({ protocol }) =>
  protocol === 'https:' ? undefined : 'is not https: write the page with https://';
const rejectCredentials: UrlCheck = ({ username, password }) =>
  username || password ? HAS_CREDENTIALS : undefined;
const rejectQuery: UrlCheck = (_url, text) => (/[?#]/.test(text) ? HAS_QUERY : undefined);
const requireOrigin: UrlCheck = ({ origin }, text) =>
  text === origin
    ? undefined
    : 'is more than an origin: write scheme and host only, in small letters, without a slash at the end';

const address =
  (...faults: UrlCheck[]): Check =>
  (text) => {
    if (!URL.canParse(text) || /\s/.test(text)) return NO_ADDRESS;
    const url = new URL(text);
    return faults.map((fault) => fault(url, text)).find(Boolean);
  };

/** The base URL of an API: an origin, with or without a path. */
export const apiBase = address(requireSecure, requireHostname, rejectCredentials, rejectQuery);

// In a header the other characters would end the value, or begin a variable of nginx.
const requireHeaderValue: UrlCheck = (_url, text) =>
  /^[\w.~:/?&=%@!*+[\]-]+$/.test(text)
    ? undefined
    : 'has a sign that a header cannot hold: write it without #, quotes, commas, semicolons and $';

/** Where reports are sent. It may have a query: some services identify their customer by it. */
export const endpoint = address(requireSecure, requireHostname, rejectCredentials, requireHeaderValue);

export const page = address(requireHttps, rejectCredentials);

export const origin = address(requireSecure, requireHostname, rejectCredentials, rejectQuery, requireOrigin);

export const origins: Check = (text) => {
  const faults = listed(text).map(origin);
  const place = faults.findIndex(Boolean);
  return place < 0 ? undefined : `names an origin, number ${place + 1}, that ${faults[place]}`;
};

export const eMail: Check = (text) =>
  /^[^\s@?&<>"]+@[^\s@?&<>"]+$/.test(text)
    ? undefined
    : 'is no e-mail address: write one, as hello@example.com';

/** A text to show, with at most `length` characters. */
export const line =
  (length: number): Check =>
  (text) =>
    new RegExp(`^(?!\\s)[^\\p{Cc}]{1,${length}}(?<!\\s)$`, 'u').test(text)
      ? undefined
      : `is no name to show: write 1 to ${length} characters on one line, without spaces around them`;

export const country: Check = (text) =>
  /^[A-Z]{2}$/.test(text) ? undefined : 'is no code of a country: write two capital letters, as GB';

export const language: Check = (text) =>
  /^[a-z]{2}$/.test(text) ? undefined : 'is no code of a language: write two small letters, as de';

export const years: Check = (text) =>
  /^[1-9]\d?$/.test(text) ? undefined : 'is no number of years: write 1 to 99';

export const oneOf =
  (names: readonly string[]): Check =>
  (text) =>
    names.includes(text) ? undefined : `is none of the known ones: write ${names.join(' or ')}`;

/** A base path on a host, such as `/studio/`. */
export const folder: Check = (text) =>
  /^\/([\w.~-]+\/)*$/.test(text) && !/\/\.{1,2}\//.test(text)
    ? undefined
    : 'is no folder: write its path with a slash at both ends, as /studio/, or / alone';

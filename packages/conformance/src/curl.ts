/** A text of a command line. An array also has variables of the shell, which become part of the same word. */
export type Word = string | readonly (string | { variable: string })[];

export interface CurlRequest {
  method: string;
  url: Word;
  headers?: Readonly<Record<string, Word>>;
  body?: Word | undefined;
  /** Further arguments, before the URL. */
  options?: readonly Word[];
}

/** The line that sends a request from a POSIX shell. */
export function curlLine({ method, url, headers = {}, body, options = [] }: CurlRequest): string {
  const words: Word[] = ['--silent', '--show-error', ...options];
  if (method !== 'GET') words.push('--request', method);
  for (const [name, value] of Object.entries(headers)) words.push('--header', headerWord(name, value));
  // Not --data, which takes the name of a file after an @.
  if (body !== undefined) words.push('--data-raw', body);
  return ['curl', ...words, url]
    .map((word) => (typeof word === 'string' ? quote(word) : join(word)))
    .join(' ');
}

/** curl removes a header that ends with its colon. */
function headerWord(name: string, value: Word): Word {
  if (value === '') return `${name};`;
  return typeof value === 'string' ? `${name}: ${value}` : [`${name}: `, ...value];
}

/** Quotes a text as one word of a POSIX shell. Between single quotes nothing has a meaning but the single quote. */
export function quote(text: string): string {
  return /^[\w%+,./:=@-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

const join = (parts: Exclude<Word, string>) =>
  parts.map((part) => (typeof part === 'string' ? part && quote(part) : `"$${part.variable}"`)).join('');

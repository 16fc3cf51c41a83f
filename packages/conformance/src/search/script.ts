import { endpoints } from '@product/api-client';
import { curlLine, quote, type Word } from '../curl';
import { changesSession, USERS, type Device, type UserIndex } from './calls';
import { toRequest, UNKNOWN_ID, type CallRequest, type KeyedCall, type Names } from './requests';

export interface Sent {
  call: KeyedCall;
  /** Whether the response to a save had no id: the script then reads it from the own list. */
  isWithoutId: boolean;
}

export interface ScriptOptions {
  baseUrl: string;
  /** The origin of the app that calls, if it is not the server's. */
  origin: string | undefined;
  /** Of the calls that were sent. */
  names: Names;
  /** Whether the accounts existed before. The script registers new ones otherwise. */
  isExisting: boolean;
  about: string;
  expected: string;
  received: string;
}

/**
 * Placeholders of the script's variables in composed requests: private-use characters, which no call contains, and which
 * JSON does not escape.
 */
const RUN = '\ue000';
const USER_IDS = ['\ue001', '\ue002'];
const PASSWORDS = ['\ue003', '\ue004'];
const FIRST_KEY = 0xe100;

const HEAD = `run=$(date +%s)$$
cd "$(mktemp -d)" || exit 2
answer() { node -p 'const answer = require("fs").readFileSync(process.argv[1], "utf8").replace(/\\n\\d+\\n$/, "");
  const { id } = [JSON.parse(answer)].flat()[0]; '"$1" "$2"; }
id_of() { answer 'encodeURIComponent(id)' "$1"; }
user_id_of() { answer 'JSON.stringify(id)' "$1"; }`;

/** Formats calls as a shell script of curl lines. The calls of one group are sent at the same time. */
export function formatScript(groups: readonly (readonly Sent[])[], options: ScriptOptions): string {
  const { baseUrl, isExisting, about, expected, received } = options;
  const origin = options.origin ?? new URL(baseUrl).origin;
  const names = toVariables(options);
  const usesEnded = groups.flat().some(({ call }) => call.device === 'ended');
  let files = 0;
  /** The line of a call, whose response goes to a file with the line's number. */
  const line = (request: CallRequest, device: Device, keepsCookies = true) =>
    `${toCurl(request, { device, keepsCookies, origin })} > ${(files += 1)}`;
  const alone = (request: CallRequest, device: Device) => `${line(request, device)}; cat ${files}`;

  function signIn(user: UserIndex): string[] {
    const device = user === 0 ? 'first' : 'second';
    const { username, email, password } = names.accounts[user] as Names['accounts'][number];
    const request = isExisting
      ? { endpoint: endpoints.login, body: { username, password } }
      : { endpoint: endpoints.register, body: { username, email, password, confirmPassword: password } };
    return [alone(request, device), `user${user}=$(user_id_of ${files})`];
  }

  function idOf({ call, isWithoutId }: Sent, file: number): string[] {
    if (call.kind !== 'save') return [];
    if (!isWithoutId) return [`${call.key}=$(id_of ${file})`];
    return [alone({ endpoint: endpoints.listCreations }, call.device), `${call.key}=$(id_of ${files})`];
  }

  function lines(group: readonly Sent[]): string[] {
    const first = files + 1;
    const requests = group.map(({ call }) => ({ request: toRequest(call, names), call }));
    const sent =
      group.length === 1
        ? requests.map(({ request, call }) => alone(request, call.device))
        : [
            ...requests.map(({ request, call }) => `${line(request, call.device, changesSession(call))} &`),
            'wait',
            `cat ${requests.map((_, index) => first + index).join(' ')}`,
          ];
    const ended = group.filter(
      ({ call }) => usesEnded && call.kind === 'log out' && JARS.includes(call.device),
    );
    return [
      '',
      `# ${group.map(({ call }) => `${call.kind} (${call.device})`).join(', and at the same time ')}`,
      ...ended.map(({ call }) => `cp ${call.device} ended`),
      ...sent,
      ...group.flatMap((one, index) => idOf(one, first + index)),
    ];
  }

  return [
    '#!/bin/sh',
    `# ${about}`,
    ...(isExisting ? ['# The passwords of its accounts are in $password1 and $password2.'] : []),
    ...(groups.some((group) => group.length > 1)
      ? ['# Calls at the same time may need several runs to meet as they did.']
      : []),
    `base=${quote(baseUrl.replace(/\/+$/, ''))}`,
    HEAD,
    '',
    ...USERS.flatMap(signIn),
    ...groups.flatMap(lines),
    '',
    `printf '%s\\n' ${quote(`expected ${expected}`)} ${quote(`received ${received}`)}`,
    '',
  ].join('\n');
}

const toVariables = ({ names, isExisting }: ScriptOptions): Names => ({
  ...names,
  accounts: names.accounts.map((account, user) => {
    const id = USER_IDS[user] ?? '';
    if (isExisting) return { ...account, id, password: PASSWORDS[user] ?? '' };
    const username = `search-${'ab'[user]}-${RUN}`;
    return { ...account, id, username, email: account.email.replace(/^.*(?=@)/, username) };
  }),
  newName: () => `search-c-${RUN}`,
  idOf: (key) => {
    const id = names.idOf(key);
    return id === UNKNOWN_ID ? id : String.fromCharCode(FIRST_KEY + Number(key.slice(1)));
  },
});

/** A user's id is a whole value of JSON, a number or a text: it replaces the quotes around it. */
const VARIABLE = /"([\ue001\ue002])"|([\ue000-\uf8ff])/;

function toWord(text: string): Exclude<Word, string> {
  const parts = text.split(VARIABLE).filter(Boolean);
  return parts.map((part) => (/^[\ue000-\uf8ff]$/.test(part) ? { variable: nameOf(part) } : part));
}

function nameOf(variable: string): string {
  if (variable === RUN) return 'run';
  if (USER_IDS.includes(variable)) return `user${USER_IDS.indexOf(variable)}`;
  if (PASSWORDS.includes(variable)) return `password${PASSWORDS.indexOf(variable) + 1}`;
  return `c${variable.charCodeAt(0) - FIRST_KEY}`;
}

const JARS: readonly Device[] = ['first', 'first-too', 'second'];

interface Sender {
  device: Device;
  keepsCookies: boolean;
  origin: string;
}

function toCurl({ endpoint, params, body }: CallRequest, { device, keepsCookies, origin }: Sender): string {
  const hasJar = JARS.includes(device);
  const type = { 'content-type': 'application/json' };
  return curlLine({
    method: endpoint.method,
    url: [{ variable: 'base' }, ...toWord(endpoint.path.replace('{id}', String(params?.id)))],
    headers: { ...(endpoint.method !== 'GET' && { origin }), ...(body !== undefined && type) },
    body: body === undefined ? undefined : toWord(JSON.stringify(body)),
    options: [
      ...(hasJar || device === 'ended' ? ['--cookie', device] : []),
      ...(hasJar && keepsCookies ? ['--cookie-jar', device] : []),
      '--write-out',
      String.raw`\n%{http_code}\n`,
    ],
  });
}

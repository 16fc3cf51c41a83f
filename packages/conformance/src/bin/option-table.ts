import type { parseArgs } from 'node:util';

type ParsedOption = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>[string];

interface Option extends ParsedOption {
  /** Placeholder of the value in the help. */
  value?: string;
  description: string;
}

/** All options. The help and the README list them as they are here. */
export const OPTIONS = {
  register: {
    type: 'boolean',
    description: 'tests with two new accounts, which stay on the server (the default)',
  },
  username: {
    type: 'string',
    value: 'NAME',
    multiple: true,
    description: 'tests with this account instead, a username or an email; give it twice for a second user',
  },
  password: {
    type: 'string',
    value: 'WORD',
    multiple: true,
    description:
      'the password of each username; better in the environment: CONFORMANCE_PASSWORD, CONFORMANCE_PASSWORD_2',
  },
  'allow-generate': {
    type: 'boolean',
    description: 'also generates up to twelve images, which may cost something',
  },
  'read-only': {
    type: 'boolean',
    description: 'creates nothing on the server: no account, no creation, no checkout',
  },
  origin: {
    type: 'string',
    value: 'ORIGIN',
    description:
      'calls as an app of this origin, such as https://app.example, and tests CORS and cookies for it',
  },
  only: {
    type: 'string',
    value: 'PATTERN',
    multiple: true,
    description:
      'tries only the rules of this id or kind, such as session.login, privacy or "*.signed-out"; can be repeated',
  },
  list: {
    type: 'boolean',
    description: 'prints the ids, kinds and descriptions of the rules, and tries none',
  },
  search: {
    type: 'string',
    value: '[SECONDS]',
    description:
      'also searches for a sequence of calls that breaks the contract, with accounts of its own (default 60 seconds)',
  },
  seed: {
    type: 'string',
    value: 'N',
    description: 'searches as an earlier run did, which has named its seed',
  },
  'media-url': {
    type: 'string',
    value: 'URL',
    description: 'the media address of what is saved (default https://example.com/conformance.jpg)',
  },
  packs: {
    type: 'string',
    value: 'FILE',
    description:
      'the packs that the server sells, a JSON list such as [{ "id": "mini" }, { "id": "midi" }] (default the documented ones)',
  },
  plans: {
    type: 'string',
    value: 'FILE',
    description: 'the plans that the server sells, in the same way',
  },
  'email-domain': {
    type: 'string',
    value: 'DOMAIN',
    description: 'the domain of the email addresses of new accounts (default example.com)',
  },
  delay: {
    type: 'string',
    value: 'MS',
    description: 'waits before each call, for servers that limit calls (default 0)',
  },
  timeout: {
    type: 'string',
    value: 'MS',
    description: 'how long an answer may take, and how long a 429 may ask to wait (default 60000)',
  },
  json: { type: 'boolean', description: 'prints the report as JSON' },
  junit: { type: 'boolean', description: 'prints the report as JUnit XML, for CI systems' },
  help: { type: 'boolean', short: 'h', description: 'prints this' },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof OPTIONS;

export function usageOf(name: OptionName): string {
  const { value }: Option = OPTIONS[name];
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}

const INDENT = 24;
const LINE_LENGTH = 110;

export const OPTION_LINES = (Object.keys(OPTIONS) as OptionName[])
  .flatMap((name) => {
    const [first = '', ...rest] = wrap(OPTIONS[name].description, LINE_LENGTH - INDENT);
    return [`  ${usageOf(name)}`.padEnd(INDENT) + first, ...rest.map((line) => ' '.repeat(INDENT) + line)];
  })
  .join('\n');

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

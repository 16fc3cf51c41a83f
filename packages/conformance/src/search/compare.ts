import { creationListSchema, galleryListSchema, userSchema, type Id, type User } from '@product/api-client';
import type { Answer } from '../browser';
import { show } from '../expectations';
import { toJson } from '../json';
import type { Creation, Expected } from './model';
import { PROMPT } from './requests';

/** What is known of the two accounts beside their state. */
export interface Known {
  users: readonly User[];
  /** The ids of all that was saved, also of what was deleted since, by key. */
  ids: ReadonlyMap<string, Id>;
  /** Creations that were there before. They are not compared. */
  earlier: ReadonlySet<Id>;
}

/** A response and the requirement in comparable form, as text. */
interface Comparison {
  expected: string;
  received: string;
}

export function compare(expected: Expected, answer: Answer, known: Known): Comparison {
  const { status } = answer;
  const isSuccess = status >= 200 && status <= 299;
  switch (expected.kind) {
    case 'success':
      return { expected: '2xx', received: isSuccess ? '2xx' : show(answer) };
    case 'refusal': {
      const { statuses } = expected;
      const isRefused = statuses === '4xx' ? status >= 400 && status <= 499 : statuses.includes(status);
      const text = statuses === '4xx' ? statuses : statuses.join(' or ');
      return { expected: text, received: isRefused ? text : show(answer) };
    }
    case 'user': {
      const { language } = expected.account;
      const user = { ...known.users[expected.user], tokens: expected.account.tokens, language } as User;
      const received = isSuccess ? userSchema.safeParse(toJson(answer.text)).data : undefined;
      return { expected: describeUser(user), received: received ? describeUser(received) : show(answer) };
    }
    case 'list': {
      const list = isSuccess ? creationListSchema.safeParse(toJson(answer.text)).data : undefined;
      const received = list?.filter(({ id }) => !known.earlier.has(id));
      const name = (one: Described) => describe(one, known, one.isPublic ? ' public' : ' private');
      return {
        expected: join(expected.creations.map((one) => name(toDescribed(one, known)))),
        received: received ? join(received.map(name)) : show(answer),
      };
    }
    case 'gallery': {
      const list = isSuccess ? galleryListSchema.safeParse(toJson(answer.text)).data : undefined;
      const ours = new Set(known.ids.values());
      return {
        expected: join(expected.creations.map((one) => describe(toDescribed(one, known), known))),
        received: list
          ? join(list.filter(({ id }) => ours.has(id)).map((one) => describe(one, known)))
          : show(answer),
      };
    }
  }
}

interface Described {
  id: Id;
  title: string;
  prompt: string;
  isPublic?: boolean;
}

const toDescribed = ({ key, ...creation }: Creation, { ids }: Known): Described => ({
  ...creation,
  id: ids.get(key) ?? key,
  prompt: PROMPT + key,
});

/** A creation by its key and title, and its prompt if that is not its own. */
function describe({ id, title, prompt }: Described, { ids }: Known, visibility = ''): string {
  const key = [...ids].find(([, known]) => known === id)?.[0] ?? `id ${id}`;
  const foreign = prompt === PROMPT + key ? '' : ` with the prompt ${JSON.stringify(prompt)}`;
  return `${key} ${JSON.stringify(title)}${visibility}${foreign}`;
}

function describeUser({ id, username, email, tokens, isAdmin, subscriptionStatus, language }: User): string {
  return JSON.stringify({ id, username, email, tokens, isAdmin, subscriptionStatus, language });
}

const join = (items: readonly string[]) => (items.length > 0 ? `[${items.join(', ')}]` : 'an empty list');

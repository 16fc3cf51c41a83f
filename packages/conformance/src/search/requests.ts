import { endpoints, type AnyEndpoint, type Id } from '@product/api-client';
import type { Account } from '../people';
import { IMAGE_REQUEST, newCreation, type SampleBodies } from '../samples';
import type { Call, UserIndex } from './calls';

export type KeyedCall = Call & {
  /** The name of its creation: a new one for a save, `unknown` if there is none. */
  key: string;
  /** Who should be signed in on the device. The first user if nobody is. */
  sender: UserIndex;
};

/** What a request names. In a script these are variables. */
export interface Names {
  accounts: readonly (Account & { email: string; id: Id })[];
  /** A username without an account. */
  newName: () => string;
  idOf: (key: string) => Id;
  mediaUrl: string;
  bodies: SampleBodies;
}

export interface CallRequest {
  endpoint: AnyEndpoint;
  params?: { id: Id };
  body?: unknown;
}

/** The id of what was not saved. */
export const UNKNOWN_ID = 2_147_483_647;

/** Begins the prompt of each saved creation, which names its key. */
export const PROMPT = 'A sequence of the conformance tests, ';

export function toRequest(
  call: KeyedCall,
  { accounts, newName, idOf, mediaUrl, bodies }: Names,
): CallRequest {
  const accountOf = (user: UserIndex) => accounts[user] as Names['accounts'][number];
  switch (call.kind) {
    case 'read user':
      return { endpoint: endpoints.getUser };
    case 'read list':
      return { endpoint: endpoints.listCreations };
    case 'read gallery':
      return { endpoint: endpoints.listGallery };
    case 'log out':
      return { endpoint: endpoints.logout };
    case 'register': {
      const { password } = accountOf(call.user);
      const fresh = newName();
      const domain = accountOf(call.user).email.split('@').at(-1);
      const names = { username: fresh, email: `${fresh}@${domain}` };
      const taken = { [call.by]: accountOf(call.user)[call.by].toUpperCase() };
      return {
        endpoint: endpoints.register,
        body: { ...names, ...taken, password, confirmPassword: password },
      };
    }
    case 'log in': {
      const account = accountOf(call.user);
      const name = call.isUpperCase ? account[call.by].toUpperCase() : account[call.by];
      const password = call.isWrongPassword ? `${account.password}-` : account.password;
      return { endpoint: endpoints.login, body: { [call.by]: name, password } };
    }
    case 'choose language':
      return { endpoint: endpoints.updateLanguage, body: { language: call.language } };
    case 'save': {
      const { key, title, isPublic, isForOther, sender } = call;
      const owner = isForOther ? accounts.find((_, user) => user !== sender) : accountOf(sender);
      const creation = newCreation(owner?.id ?? 0, title, mediaUrl);
      return { endpoint: endpoints.saveCreation, body: { ...creation, prompt: PROMPT + key, isPublic } };
    }
    case 'update': {
      const { key, title, isPublic } = call;
      return { endpoint: endpoints.updateCreation, params: { id: idOf(key) }, body: { title, isPublic } };
    }
    case 'delete':
      return { endpoint: endpoints.deleteCreation, params: { id: idOf(call.key) } };
    case 'check out': {
      const endpoint = call.item === 'pack' ? endpoints.checkOutTokens : endpoints.checkOutSubscription;
      return { endpoint, body: bodies[endpoint.name] };
    }
    case 'generate': {
      const { mediaType, quality } = call;
      const body = { ...IMAGE_REQUEST, mediaType, quality };
      return {
        endpoint: endpoints.generate,
        body: mediaType === 'video' ? { ...body, videoDuration: '5' } : body,
      };
    }
  }
}

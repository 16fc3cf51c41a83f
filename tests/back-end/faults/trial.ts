import { charge } from '../generation';
import type { Account } from '../model';
import { refuse, TEXT } from '../rules';
import { faultsOf } from './fault';
import {
  afterAnswer,
  before,
  bodyOf,
  BUY,
  changeAnswer,
  DELETE,
  GENERATE,
  LANGUAGE,
  SUBSCRIBE,
  viewerOf,
} from './hooks';

/** A charge that gives a trial of another length. */
const trialOf = (images: number) => (account: Account, mediaType: 'image' | 'video') => {
  if (account.tokens === 0 && mediaType === 'image') {
    account.trialUse.count += 1;
    if (account.trialUse.count > images) refuse(402, TEXT.insufficient);
    return () => {};
  }
  return charge(account, mediaType);
};

function chargeIfPossible(account: Account): void {
  try {
    charge(account, 'image');
  } catch {
    // Nothing is left.
  }
}

export const trial = faultsOf('K3', {
  'A new account has no trial': ({ behaviour }) => {
    behaviour.charge = trialOf(0);
  },

  'The trial has two images': ({ behaviour }) => {
    behaviour.charge = trialOf(2);
  },

  'The trial has four images': ({ behaviour }) => {
    behaviour.charge = trialOf(4);
  },

  'The trial never ends': ({ behaviour }) => {
    behaviour.charge = trialOf(Infinity);
  },

  'The trial counts the images of all accounts together': ({ behaviour }) => {
    const use = { day: '', count: 0 };
    behaviour.charge = (account, mediaType) => charge(Object.assign(account, { trialUse: use }), mediaType);
  },

  'A log-in begins the trial again': (server) => {
    const { start } = server.sessions;
    server.sessions.start = (request, reply, account) => {
      account.trialUse = { day: '', count: 0 };
      start(request, reply, account);
    };
  },

  'A generation that is refused with 400 uses up an image of the trial': (server) =>
    afterAnswer(server, [GENERATE], (request, reply) => {
      const account = viewerOf(server, request);
      if (account && reply.statusCode === 400) chargeIfPossible(account);
    }),

  'A video that is refused uses up an image of the trial': (server) =>
    before(server, [GENERATE], (request) => {
      const account = viewerOf(server, request);
      if (account && bodyOf(request)['mediaType'] === 'video') chargeIfPossible(account);
    }),

  'A new account may generate videos': (server) => {
    server.behaviour.charge = (account) => charge(account, 'image');
    server.behaviour.hasAccess = () => true;
  },

  'A new account may generate in 4K': ({ behaviour }) => {
    behaviour.hasAccess = () => true;
  },

  'A trial image makes the balance negative': ({ behaviour }) => {
    behaviour.charge = (account, mediaType) => {
      const giveBack = charge(account, mediaType);
      account.tokens -= 1;
      return giveBack;
    };
  },

  'A new account begins with three tokens beside its trial': ({ behaviour }) => {
    const { addAccount } = behaviour;
    behaviour.addAccount = (store, account, body) =>
      addAccount(store, Object.assign(account, { tokens: 3 }), body);
  },

  'A new account is an active subscriber': ({ behaviour }) => {
    const { describeAccount } = behaviour;
    behaviour.describeAccount = (account) => ({ ...describeAccount(account), subscriptionStatus: 'active' });
  },

  'Asking for a checkout of tokens credits them, unpaid': (server) =>
    changeAnswer(server, [BUY], (answer, request) => {
      const account = viewerOf(server, request);
      if (account) account.tokens += 100;
      return answer;
    }),

  'Asking for a checkout of a plan activates it, unpaid': (server) =>
    changeAnswer(server, [SUBSCRIBE], (answer, request) => {
      const account = viewerOf(server, request);
      if (account) account.subscribed = true;
      return answer;
    }),

  'A change of the language begins the trial again': (server) =>
    changeAnswer(server, [LANGUAGE], (answer, request) => {
      const account = viewerOf(server, request);
      if (account) account.trialUse = { day: '', count: 0 };
      return answer;
    }),

  'An image in HD uses up two images of the trial': (server) =>
    changeAnswer(server, [GENERATE], (answer, request) => {
      const account = viewerOf(server, request);
      if (account && bodyOf(request)['quality'] === 'hd') chargeIfPossible(account);
      return answer;
    }),

  'A deletion gives an image of the trial back': (server) =>
    afterAnswer(server, [DELETE], (request, reply) => {
      const account = viewerOf(server, request);
      if (account && reply.statusCode === 204) account.trialUse.count -= 1;
    }),
});

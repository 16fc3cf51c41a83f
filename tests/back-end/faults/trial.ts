import { charge } from '../generation';
import type { Account } from '../model';
import { refuse, TEXT } from '../rules';
import { faultsOf } from './fault';
import { bodyOf, type Call, type Fields, type Plant, type PlantedServer, replace } from '../hooks';

/** A trial of another length. */
const trialOf =
  (images: number): Plant =>
  ({ behaviour }) => {
    behaviour.charge = (account, mediaType) => {
      if (account.tokens > 0 || mediaType === 'video') return charge(account, mediaType);
      account.trialUse.count += 1;
      if (account.trialUse.count > images) refuse(402, TEXT.insufficient);
      return () => {};
    };
  };

/** Changes the account of a call that succeeds. */
const onSuccess = (server: PlantedServer, call: Call, act: (account: Account, body: Fields) => void): void =>
  server.afterAnswer([call], (request, reply) => {
    const account = server.viewerOf(request);
    if (account && reply.statusCode < 300) act(account, bodyOf(request));
  });

function chargeIfPossible(account: Account): void {
  try {
    charge(account, 'image');
  } catch {
    // Nothing is left.
  }
}

export const trial = faultsOf('K3', {
  'A new account has no trial': trialOf(0),
  'The trial has two images': trialOf(2),
  'The trial has four images': trialOf(4),
  'The trial never ends': trialOf(Infinity),

  'The trial counts the images of all accounts together': ({ behaviour }) => {
    const use = { day: '', count: 0 };
    behaviour.charge = (account, mediaType) => charge(Object.assign(account, { trialUse: use }), mediaType);
  },

  'A log-in begins the trial again': (server) =>
    server.onSignIn((account) => {
      account.trialUse = { day: '', count: 0 };
    }),

  'A generation that is refused with 400 uses up an image of the trial': (server) =>
    server.afterAnswer(['generate'], (request, reply) => {
      const account = server.viewerOf(request);
      if (account && reply.statusCode === 400) chargeIfPossible(account);
    }),

  'A video that is refused uses up an image of the trial': (server) =>
    server.before(['generate'], (request) => {
      const account = server.viewerOf(request);
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

  'A new account begins with three tokens beside its trial': (server) =>
    server.onRegistration((account) => {
      account.tokens = 3;
    }),

  'A new account is an active subscriber': ({ behaviour }) =>
    replace(behaviour, 'describeAccount', (describe) => (account) => ({
      ...describe(account),
      subscriptionStatus: 'active',
    })),

  'Asking for a checkout of tokens credits them, unpaid': (server) =>
    onSuccess(server, 'buy', (account) => {
      account.tokens += 100;
    }),

  'Asking for a checkout of a plan activates it, unpaid': (server) =>
    onSuccess(server, 'subscribe', (account) => {
      account.subscribed = true;
    }),

  'A change of the language begins the trial again': (server) =>
    onSuccess(server, 'language', (account) => {
      account.trialUse = { day: '', count: 0 };
    }),

  'An image in HD uses up two images of the trial': (server) =>
    onSuccess(server, 'generate', (account, { quality }) => {
      if (quality === 'hd') chargeIfPossible(account);
    }),

  'A wide or high image uses up two images of the trial': (server) =>
    onSuccess(server, 'generate', (account, { aspectRatio }) => {
      if (aspectRatio === '16:9' || aspectRatio === '9:16') chargeIfPossible(account);
    }),

  'A deletion gives an image of the trial back': (server) =>
    onSuccess(server, 'delete', (account) => {
      account.trialUse.count -= 1;
    }),
});

import { endpoints } from '@product/api-client';
import { REFUSALS, type EndpointName } from '@product/api-client/contract';
import { refusalCheck, type Check, type CreatedData } from '../check';
import type { CheckContext } from '../check-context';
import { newCreation, SAMPLE_BODIES } from '../samples';

type PrivateName = {
  [Name in EndpointName]: 'signed-out' extends keyof (typeof REFUSALS)[Name] ? Name : never;
}[EndpointName];

const isPrivate = (name: EndpointName): name is PrivateName => 'signed-out' in REFUSALS[name];

/** The id of no creation and no user, so that a server without access checks loses nothing. */
const UNKNOWN_ID = 2_147_483_647;

/** What such a server would create. */
const CREATED: Partial<Record<EndpointName, CreatedData>> = {
  'creations.save': 'creations',
  'generation.create': 'images',
  'checkout.subscribe': 'checkouts',
  'checkout.buyTokens': 'checkouts',
};

/** A creation is saved for the first user, where it is found and deleted. */
const bodyOf = (name: PrivateName, { signIn, newName, mediaUrl }: CheckContext) =>
  name === 'creations.save'
    ? newCreation(signIn?.person?.id ?? UNKNOWN_ID, newName(), mediaUrl)
    : SAMPLE_BODIES[name];

export const signedOutChecks: Check[] = [
  ...Object.values(endpoints).flatMap((endpoint) => {
    const { name } = endpoint;
    if (!isPrivate(name)) return [];
    const check = refusalCheck(
      { name },
      'signed-out',
      (context) =>
        context.visitor().call(endpoint, { params: { id: UNKNOWN_ID }, body: bodyOf(name, context) }),
      CREATED[name],
    );
    return {
      ...check,
      description: `${endpoint.method} ${endpoint.path} without a session is refused with 401 and a message.`,
    };
  }),
  {
    id: 'creations.gallery.public',
    kind: 'answer',
    description: 'The gallery answers a visitor with a list of public creations.',
    async run({ visitor, gallery }) {
      await gallery(visitor());
    },
  },
];

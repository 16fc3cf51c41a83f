import { REFUSALS, type EndpointName } from '../../contract/refusals';
import { endpoints } from '../../endpoints';
import { refusalCheck, type Check } from '../check';
import { expectClientError } from '../expectations';
import { SAMPLE_BODIES } from '../samples';

type PrivateName = {
  [Name in EndpointName]: 'signed-out' extends keyof (typeof REFUSALS)[Name] ? Name : never;
}[EndpointName];

const isPrivate = (name: EndpointName): name is PrivateName => 'signed-out' in REFUSALS[name];

export const signedOutChecks: Check[] = [
  ...Object.values(endpoints).flatMap((endpoint) => {
    const { name } = endpoint;
    if (!isPrivate(name)) return [];
    const check = refusalCheck({ name }, 'signed-out', ({ visitor }) =>
      visitor().call(endpoint, { params: { id: '1' }, body: SAMPLE_BODIES[name] }),
    );
    return {
      ...check,
      description: `${endpoint.method} ${endpoint.path} without a session is refused with 401 and a message.`,
    };
  }),
  {
    id: 'creations.gallery.public',
    description: 'The gallery answers a visitor with a list of public creations.',
    async run({ visitor, gallery }) {
      await gallery(visitor());
    },
  },
  {
    id: 'session.login.malformed',
    description: 'A body that is not JSON is refused with 4xx and a message.',
    async run({ visitor }) {
      expectClientError(await visitor().call(endpoints.login, { text: '{"username":' }));
    },
  },
];

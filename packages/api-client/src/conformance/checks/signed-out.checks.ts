import type { AnyEndpoint } from '../../endpoint';
import { endpoints } from '../../endpoints';
import type { Check } from '../check';
import { expectClientError, expectRefusal } from '../expectations';
import { SAMPLE_BODIES } from '../samples';

/** The public calls: login and registration, logout, which may find no session, and the public gallery. */
const OPEN: readonly string[] = [
  endpoints.login.name,
  endpoints.register.name,
  endpoints.logout.name,
  endpoints.listGallery.name,
];

const PRIVATE = Object.values(endpoints).filter(({ name }) => !OPEN.includes(name));

export const signedOutChecks: Check[] = [
  ...PRIVATE.map((endpoint): Check => {
    const { name, method, path }: AnyEndpoint = endpoint;
    return {
      id: `${name}.signed-out`,
      says: `${method} ${path} without a session is refused with 401 and a message.`,
      section: 'spec 4, decisions 2',
      async run({ visitor }) {
        const answer = await visitor().call(endpoint, { params: { id: '1' }, body: SAMPLE_BODIES[name] });
        expectRefusal(answer, 401);
      },
    };
  }),
  {
    id: 'creations.gallery.public',
    says: 'The gallery answers a visitor with a list of public creations.',
    section: 'spec 7',
    async run({ visitor, gallery }) {
      await gallery(visitor());
    },
  },
  {
    id: 'session.login.malformed',
    says: 'A body that is no JSON is refused with 4xx and a message.',
    section: 'decisions 4',
    async run({ visitor }) {
      expectClientError(await visitor().call(endpoints.login, { text: '{"username":' }));
    },
  },
];

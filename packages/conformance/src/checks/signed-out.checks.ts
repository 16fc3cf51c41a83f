import { endpoints } from '@product/api-client';
import { refusalCheck, type Check } from '../check';
import { expectList } from '../expectations';
import { PRIVATE_CALLS } from '../private-calls';

export const signedOutChecks: Check[] = [
  ...PRIVATE_CALLS.map(({ endpoint, creates, options }) => ({
    ...refusalCheck(
      endpoint,
      'signed-out',
      (context) => context.visitor().call(endpoint, options(context)),
      creates,
    ),
    description: `${endpoint.method} ${endpoint.path} without a session is refused with 401 and a message.`,
  })),
  {
    id: 'creations.gallery.public',
    kind: 'answer',
    description: 'The gallery answers a visitor with a list of public creations.',
    async run({ visitor }) {
      expectList('GalleryList', await visitor().call(endpoints.listGallery), true);
    },
  },
];

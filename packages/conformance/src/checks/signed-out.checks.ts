import { endpoints } from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import type { Check } from '../check';
import { expectList, expectRefusal } from '../expectations';
import { PRIVATE_CALLS } from '../private-calls';

export const signedOutChecks: Check[] = [
  ...PRIVATE_CALLS.map(({ endpoint, creates, options }): Check => ({
    id: `${endpoint.name}.signed-out`,
    kind: 'refusal',
    description: `${endpoint.method} ${endpoint.path} without a session is refused with 401 and a message, before its body is read.`,
    ...(creates && { creates }),
    async run(context) {
      const { params, body } = options(context);
      const refusal = refusalOf(endpoint.name, 'signed-out');
      expectRefusal(await context.visitor().call(endpoint, { params, body }), refusal);
      if (body === undefined) return;
      const invalid = await context.visitor().call(endpoint, { params, body: {} });
      expectRefusal(invalid, refusal, 'a body without its fields');
    },
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

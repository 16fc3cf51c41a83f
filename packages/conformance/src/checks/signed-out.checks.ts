import { endpoints } from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import { rules, test, type Check } from '../check';
import { expectList, expectRefusal } from '../expectations';
import { PRIVATE_CALLS } from '../private-calls';

export const signedOutChecks: Check[] = [
  ...PRIVATE_CALLS.flatMap(({ endpoint, creates, options }) =>
    rules({ kind: 'refusal', creates }, [
      test(`${endpoint.name}.signed-out: ${endpoint.method} ${endpoint.path} without a session is refused with 401 and a message, before its body is read.`, async (context) => {
        const { params, body } = options(context);
        const refusal = refusalOf(endpoint.name, 'signed-out');
        expectRefusal(await context.visitor().call(endpoint, { params, body }), refusal);
        if (body === undefined) return;
        const invalid = await context.visitor().call(endpoint, { params, body: {} });
        expectRefusal(invalid, refusal, 'a body without its fields');
      }),
    ]),
  ),
  ...rules({ kind: 'answer', creates: undefined }, [
    test('creations.gallery.public: The gallery answers a visitor with a list of public creations.', async (context) => {
      expectList('GalleryList', await context.visitor().call(endpoints.listGallery), true);
    }),
  ]),
];

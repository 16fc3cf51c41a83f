import { endpoints } from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import { refusalCheck, type Check } from '../check';
import { expectCreationOrNothing, expectFields, expectRefusal, expectSuccess } from '../expectations';
import { SHORT_TITLE } from '../samples';
import { idOf } from '../check-context';
import { Failure } from '../verdicts';
import { check, expectHidden, expectShown } from './creation-expectations';

const NOT_OWN = refusalOf('creations.delete', 'of-another');

/** The fields that an update does not send. */
const KEPT_FIELDS = ['prompt', 'imageUrl', 'style', 'aspectRatio', 'mediaType', 'metadata'];

/** Rules of updates and deletions. */
export const changeChecks: Check[] = [
  check('update.changes', 'answer', 'An update changes title and visibility, both ways.', async (context) => {
    const person = context.first();
    const { id } = await context.save(person);
    for (const isPublic of [true, false]) {
      const body = { title: context.newName(), isPublic };
      expectSuccess(await person.browser.call(endpoints.updateCreation, { params: { id }, body }));
      const found = (await context.ownList(person)).find((one) => idOf(one) === id);
      expectFields(found ?? {}, { id, ...body });
      await (isPublic ? expectShown : expectHidden)(context, id, body.title);
    }
  }),
  check('update.answer', 'answer', 'An update answers the creation, or nothing.', async (context) => {
    const person = context.first();
    const { id } = await context.save(person);
    const body = { title: context.newName(), isPublic: false };
    const answer = await person.browser.call(endpoints.updateCreation, { params: { id }, body });
    expectCreationOrNothing(answer, { id, ...body });
  }),
  check('update.keeps-the-rest', 'answer', 'An update changes nothing else.', async (context) => {
    const person = context.first();
    const { id } = await context.save(person);
    const read = async () => (await context.ownList(person)).find((one) => idOf(one) === id) ?? {};
    const before = await read();
    const body = { title: context.newName(), isPublic: false };
    expectSuccess(await person.browser.call(endpoints.updateCreation, { params: { id }, body }));
    const after = await read();
    expectFields(after, Object.fromEntries(KEPT_FIELDS.map((field) => [field, before[field]])));
  }),
  refusalCheck(
    endpoints.updateCreation,
    'title-too-short',
    async (context) => {
      const person = context.first();
      const { id } = await context.save(person);
      const body = { title: SHORT_TITLE, isPublic: false };
      return person.browser.call(endpoints.updateCreation, { params: { id }, body });
    },
    'creations',
  ),
  check(
    'update.of-another',
    'privacy',
    "Another person's creation is not found (404), and stays as it is.",
    async (context) => {
      const owner = context.first();
      const { id, title } = await context.save(owner, { isPublic: true });
      const body = { title: context.newName(), isPublic: false };
      const { browser } = context.second();
      expectRefusal(await browser.call(endpoints.updateCreation, { params: { id }, body }), NOT_OWN);
      const found = (await context.ownList(owner)).find((one) => idOf(one) === id);
      expectFields(found ?? {}, { id, title, isPublic: true });
    },
  ),
  check('delete.removes', 'answer', 'A deletion removes for good.', async (context) => {
    const person = context.first();
    const { id, title } = await context.save(person, { isPublic: true });
    expectSuccess(await person.browser.call(endpoints.deleteCreation, { params: { id } }));
    if ((await context.ownList(person)).some((one) => idOf(one) === id)) {
      throw new Failure('an own list without it', 'it is still there');
    }
    await expectHidden(context, id, title);
    expectRefusal(await person.browser.call(endpoints.deleteCreation, { params: { id } }), NOT_OWN);
  }),
  check(
    'delete.of-another',
    'privacy',
    "Another person's creation is not found (404), and stays.",
    async (context) => {
      const owner = context.first();
      const { id, title } = await context.save(owner, { isPublic: true });
      const { browser } = context.second();
      expectRefusal(await browser.call(endpoints.deleteCreation, { params: { id } }), NOT_OWN);
      const found = (await context.ownList(owner)).find((one) => idOf(one) === id);
      expectFields(found ?? {}, { id, title });
    },
  ),
  check(
    'delete.encoded-id',
    'answer',
    'An id is read as it was encoded: one with "?", "#" and spaces is not found (404).',
    async (context) => {
      const { browser } = context.first();
      const { id } = await context.save(context.first());
      const params = { id: `${id}?x=1 #y` };
      expectRefusal(await browser.call(endpoints.deleteCreation, { params }), NOT_OWN);
    },
  ),
];

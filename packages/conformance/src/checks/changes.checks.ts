import { refusalOf } from '@product/api-client/contract';
import { rules, test, type Check } from '../check';
import { expectCreationOrNothing, expectFields, expectRefusal, expectSuccess } from '../expectations';
import { expectGone, expectHidden, expectShown, readOne, remove, update } from './creation-expectations';

const NOT_OWN = refusalOf('creations.delete', 'of-another');

const KEPT_FIELDS = ['prompt', 'imageUrl', 'style', 'aspectRatio', 'mediaType', 'metadata'];

export const changeChecks: Check[] = [
  ...rules('answer', [
    test('creations.update.changes: An update changes title and visibility, both ways.', async (context) => {
      const person = context.first();
      const { id } = await context.save(person);
      for (const isPublic of [true, false]) {
        const body = { title: context.newName(), isPublic };
        expectSuccess(await update(person, id, body));
        expectFields(await readOne(context, person, id), { id, ...body });
        await (isPublic ? expectShown : expectHidden)(context, id, body.title);
      }
    }),
    test('creations.update.answer: An update answers the creation, or nothing.', async (context) => {
      const person = context.first();
      const { id } = await context.save(person);
      const body = { title: context.newName(), isPublic: false };
      expectCreationOrNothing(await update(person, id, body), { id, ...body });
    }),
    test('creations.update.unchanged: An update that changes nothing is a success as well.', async (context) => {
      const person = context.first();
      const { id, title } = await context.save(person);
      expectSuccess(await update(person, id, { title, isPublic: false }));
    }),
    test('creations.update.keeps-the-rest: An update changes nothing else.', async (context) => {
      const person = context.first();
      const { id } = await context.save(person);
      const before = await readOne(context, person, id);
      expectSuccess(await update(person, id, { title: context.newName(), isPublic: false }));
      expectFields(
        await readOne(context, person, id),
        Object.fromEntries(KEPT_FIELDS.map((field) => [field, before[field]])),
      );
    }),
  ]),
  ...rules('privacy', [
    test("creations.update.of-another: Another person's creation is not found (404), and stays as it is.", async (context) => {
      const owner = context.first();
      const { id, title } = await context.save(owner, { isPublic: true });
      const body = { title: context.newName(), isPublic: false };
      expectRefusal(await update(context.second(), id, body), NOT_OWN);
      expectFields(await readOne(context, owner, id), { id, title, isPublic: true });
    }),
  ]),
  ...rules('answer', [
    test('creations.delete.removes: A deletion removes for good.', async (context) => {
      const person = context.first();
      const { id, title } = await context.save(person, { isPublic: true });
      expectSuccess(await remove(person, id));
      await expectGone(context, person, id);
      await expectHidden(context, id, title);
      expectRefusal(await remove(person, id), NOT_OWN);
    }),
  ]),
  ...rules('privacy', [
    test("creations.delete.of-another: Another person's creation is not found (404), and stays.", async (context) => {
      const owner = context.first();
      const { id, title } = await context.save(owner, { isPublic: true });
      expectRefusal(await remove(context.second(), id), NOT_OWN);
      expectFields(await readOne(context, owner, id), { id, title });
    }),
  ]),
  ...rules('answer', [
    test('creations.delete.encoded-id: An id is read as it was encoded: one with "?", "#" and spaces is not found (404).', async (context) => {
      const { id } = await context.save(context.first());
      expectRefusal(await remove(context.first(), `${id}?x=1 #y`), NOT_OWN);
    }),
  ]),
];

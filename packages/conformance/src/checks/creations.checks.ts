import { endpoints } from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import { rules, test, type Check } from '../check';
import { expectCreationOrNothing, expectFields, expectRefusal, expectSuccess, show } from '../expectations';
import { isRecord } from '../json';
import type { Person } from '../people';
import { newCreation } from '../samples';
import { expectHidden, expectShown } from './creation-expectations';
import { idOf, skip } from '../check-context';
import { Failure } from '../verdicts';

export const creationChecks: Check[] = [
  ...rules({ kind: 'answer', creates: undefined }, [
    test('creations.list.answer: The own list is a list of creations, of an account without any too.', async (context) => {
      await context.ownList(context.first());
    }),
  ]),
  ...rules({ kind: 'list', creates: 'accounts' }, [
    test('creations.list.starts-empty: The list of a new account is empty.', async (context) => {
      if (!context.signIn?.registered) skip('the account was there before');
      const [item] = await context.ownList(context.first());
      if (item) throw new Failure('an empty list', `a list with ${JSON.stringify(item['title'])}`);
    }),
  ]),
  ...rules('privacy', [
    test('creations.list.only-own: The own list has nothing of other users, not even what is public.', async (context) => {
      for (const isPublic of [false, true]) {
        const { id, title } = await context.save(context.second(), { isPublic });
        const found = (await context.ownList(context.first())).some(
          (one) => idOf(one) === id || one['title'] === title,
        );
        if (found) throw new Failure("a list without the other user's creation", 'it is there');
      }
    }),
  ]),
  ...rules('answer', [
    test('creations.save.listed: What is saved is in the own list, as it was sent.', async (context) => {
      const person = context.first();
      const title = context.newName();
      const body = newCreation(person.id, title, context.mediaUrl);
      expectSuccess(await person.browser.call(endpoints.saveCreation, { body }));
      const found = (await context.ownList(person)).find((one) => one['title'] === title);
      if (!found) throw new Failure('the creation in the own list', 'a list without it');
      // A server may keep media at an address of its own.
      const { metadata, userId: _userId, imageUrl: _imageUrl, ...fields } = body;
      expectFields(found, fields);
      expectFields(isRecord(found['metadata']) ? found['metadata'] : {}, { quality: metadata.quality });
    }),
    test('creations.save.answer: Saving answers the creation, or nothing.', async (context) => {
      const { browser, id } = context.first();
      const title = context.newName();
      const body = newCreation(id, title, context.mediaUrl);
      expectCreationOrNothing(await browser.call(endpoints.saveCreation, { body }), { title });
    }),
  ]),
  ...rules('privacy', [
    test('creations.save.private: A private creation is never in the gallery.', async (context) => {
      const { id, title } = await context.save(context.first(), { isPublic: false });
      await expectHidden(context, id, title);
    }),
  ]),
  ...rules('answer', [
    test('creations.save.public: A public creation is in the gallery, for visitors too.', async (context) => {
      const { id, title } = await context.save(context.first(), { isPublic: true });
      await expectShown(context, id, title);
    }),
  ]),
  ...rules('privacy', [
    test("creations.save.for-another: Nobody saves into another person's list, whatever userId they send.", async (context) => {
      const [caller, other] = [context.first(), context.second()];
      const title = context.newName();
      const body = newCreation(other.id, title, context.mediaUrl);
      const answer = await caller.browser.call(endpoints.saveCreation, { body });
      const isIn = async (person: Person) =>
        (await context.ownList(person)).some((one) => one['title'] === title);
      if (await isIn(other))
        throw new Failure('the list of the other person as it was', 'it holds the creation');
      if (answer.status < 200 || answer.status > 299)
        return expectRefusal(answer, refusalOf(endpoints.saveCreation.name, 'for-another'));
      if (!(await isIn(caller)))
        throw new Failure("a refusal, or the creation in the caller's list", show(answer));
    }),
  ]),
];

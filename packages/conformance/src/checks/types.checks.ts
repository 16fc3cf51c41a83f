import type { Answer } from '../browser';
import { createdBy, rules, test, type CreatedData } from '../check';
import { expectEach, expectRefusal, show } from '../expectations';
import { findFault } from '../json-schema';
import { bodyFieldsOf, bodySchemaOf, SCHEMAS } from '../open-api';
import { Failure, Warning } from '../verdicts';
import { WRITES, type Write } from '../writes';
import { LONG_TEXT, malformedTexts, wrongBodiesOf } from '../wrong-bodies';

/** What a valid body would leave on the server. */
const LEAVES_SOMETHING: readonly (CreatedData | undefined)[] = ['accounts', 'images', 'checkouts'];

export const typeChecks = WRITES.flatMap((write) => {
  const { endpoint, alternatives, ignorable = [], prepare } = write;
  const call = `${endpoint.method} ${endpoint.path}`;
  return rules('types', [
    test(`${endpoint.name}.malformed: ${call} refuses a body that is not a JSON object with 400 and a message.`, async (context) => {
      const { browser, params, body } = await prepare(context);
      await expectEach(Object.entries(malformedTexts(body())), async ([name, text]) => {
        expectInvalid(write, await browser.call(endpoint, { ...(params && { params }), text }), name);
      });
    }),
    test(`${endpoint.name}.wrong-type: ${call} refuses fields that are missing or of a wrong type with 400 and a message.`, async (context) => {
      const { browser, params, body } = await prepare(context);
      const wrongBodies = wrongBodiesOf(body(), bodyFieldsOf(endpoint), alternatives);
      await expectEach(wrongBodies, async (wrong) => {
        const isInvalid = findFault(bodySchemaOf(endpoint), wrong.body, SCHEMAS) !== undefined;
        if (!isInvalid && wrong.value !== LONG_TEXT) return;
        const mustRefuse = isInvalid && !ignorable.includes(wrong.field);
        if (!mustRefuse && LEAVES_SOMETHING.includes(createdBy(endpoint.name))) return;
        const answer = await browser.call(endpoint, { ...(params && { params }), body: wrong.body });
        if (mustRefuse) expectInvalid(write, answer, wrong.name);
        else if (answer.status >= 500) throw new Failure(`no 5xx for ${wrong.name}`, show(answer));
      });
    }),
  ]);
});

function expectInvalid({ synonym }: Write, answer: Answer, name: string) {
  if (answer.status === synonym) throw new Warning(`400 for ${name}`, show(answer));
  expectRefusal(answer, { status: 400, otherwise: 'warned' }, name);
}

import { endpoints, type NewCreation } from '@product/api-client';
import { ASPECT_RATIOS, LANGUAGES, QUALITIES, STYLES } from '@product/domain';
import { rules, test } from '../check';
import { skip, type CheckContext } from '../check-context';
import { expectFields, expectUser } from '../expectations';
import { isRecord } from '../json';
import { expectTaken, expectText, readOwn, saveText, trySaving } from './text-expectations';

/** What is chosen from a list, and the address of the media: kept as it was sent. */
export const keptChoiceChecks = rules('text', [
  test('creations.save.choices: Every style, ratio and quality returns as it was sent.', async (context) => {
    for (const [index, style] of STYLES.entries()) {
      const aspectRatio = ASPECT_RATIOS[index % ASPECT_RATIOS.length] ?? '1:1';
      const quality = QUALITIES[index % QUALITIES.length] ?? 'hd';
      await expectChoices(context, { style, aspectRatio, metadata: { quality } });
    }
  }),
  test('creations.save.video: A video returns as a video, with its duration.', (context) =>
    expectChoices(context, { mediaType: 'video', metadata: { quality: 'hd', videoDuration: '5' } })),
  test('creations.save.media-address: The address of the media returns as it was sent: with its query, its escapes, and all of its length.', async (context) => {
    if ((await keptAddress(context, context.mediaUrl)) !== context.mediaUrl)
      skip('the server keeps the media at an address of its own');
    for (const suffix of ADDRESS_SUFFIXES) {
      const address = context.mediaUrl + suffix;
      const received = await keptAddress(context, address);
      if (!isSameAddress(address, received)) expectText('an address', address, received);
    }
  }),
  test("session.language.every: Each of the product's languages can be stored, and returns as it was sent.", async (context) => {
    const { browser } = context.first();
    for (const language of LANGUAGES) {
      const answer = await browser.call(endpoints.updateLanguage, { body: { language } });
      expectTaken(language, answer);
      expectFields(expectUser(await browser.call(endpoints.getUser)), { language });
    }
  }),
]);

/** Of an address by which a storage serves a file for some time, and of one with every sign. */
const ADDRESS_SUFFIXES = [
  '?w=1024&h=768&q=1',
  '?path=a%2Fb%20c%26d&plus=a+b&quote=%22%27',
  "?name='x'&list=a,b;c&at=@",
  '?title=灯台-é',
  `?signature=${'0123456789abcdef'.repeat(100)}`,
];

async function expectChoices(context: CheckContext, choices: Partial<NewCreation>): Promise<void> {
  const name = context.newName();
  await saveText(context, { title: name, ...choices });
  const { metadata, ...fields } = choices;
  const kept = await readOwn(context, name);
  expectFields(kept, fields);
  expectFields(isRecord(kept['metadata']) ? kept['metadata'] : {}, { ...metadata });
}

async function keptAddress(context: CheckContext, imageUrl: string): Promise<string> {
  const title = context.newName();
  expectTaken(imageUrl, await trySaving(context, { title, imageUrl }));
  return String((await readOwn(context, title))['imageUrl']);
}

/** A server may escape what an address escapes anyway, as a browser does. */
const isSameAddress = (sent: string, received: string) =>
  URL.canParse(sent) && URL.canParse(received) && new URL(sent).href === new URL(received).href;

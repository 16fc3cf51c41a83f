import { expect, test } from 'vitest';
import { translationOf } from './translation.mjs';

const page = (title: string, body: string) =>
  `<title>${title}</title><meta name="description" content="${title}!"/>${body}`;

test('a translation is what differs: texts, attributes, title and description', () => {
  const english = page(
    'Prices &amp; packs',
    '<main lang="en" class="a"><img src="/a.jpg" alt="A"/><p>One <b>token</b>.<!-- -->2</p><i>same</i></main>',
  );
  const german = page(
    'Preise &amp; Pakete',
    '<main lang="de" class="a" dir="ltr"><img src="/a.jpg" alt="&quot;Ä&quot;"/><p>Ein <b>Token</b>.<!-- -->2</p><i>same</i></main>',
  );
  expect(translationOf(english, german)).toEqual({
    title: 'Preise & Pakete',
    description: 'Preise & Pakete!',
    size: 5,
    changes: [
      [0, 0, { lang: 'de', dir: 'ltr' }],
      [1, 0, { alt: '"Ä"' }],
      [2, ['Ein ', 0, '.', 0, '2'], 0],
      [3, ['Token'], 0],
    ],
  });
});

test('an attribute may be gone, and a sentence may begin with its link', () => {
  expect(translationOf('<p dir="ltr">Write to <a>us</a></p>', '<p><a>us</a> को लिखें</p>').changes).toEqual([
    [0, [0, ' को लिखें'], { dir: null }],
  ]);
});

test.each([
  ['<p>a</p>', '<div>a</div>', '<p> with ["a"] is <div> with ["a"] there.'],
  ['<p>a<b>b</b></p>', '<p>a</p><b>b</b>', '<p> with ["a",0] is <p> with ["a"] there.'],
  ['<p>a</p>', '', '<p> with ["a"] is nothing there.'],
  ['<p>a</p>', '<p>a</p><hr/>', '<hr> with [] is one too many.'],
])('what is no translation is said: %s and %s', (english, other, message) => {
  expect(() => translationOf(english, other)).toThrow(message);
});

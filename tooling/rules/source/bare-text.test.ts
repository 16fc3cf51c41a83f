import { expect, test } from 'vitest';
import { findBareText } from './bare-text.ts';

const foundIn = (source: string) => findBareText('packages/ui/src/a.tsx', source).map(({ found }) => found);

test.each([
  ['after an icon', "<p><Icon />{t('a')}</p>", "{t('a')}"],
  ['literally', '<p>· <b>{name}</b></p>', '·'],
  ['in a template', '<p><b />{`${a} b`}</p>', '{`${a} b`}'],
  ['of a function that takes t', '<p><b />{packName(t, pack)}</p>', '{packName(t, pack)}'],
  ['of a format', '<p><b />{format.number(2)}</p>', '{format.number(2)}'],
  ['under a condition', "<p>{a && t('a')}<b /></p>", "{a && t('a')}"],
  ['in one of two branches', "<p><b />{a ? <i /> : t('a')}</p>", "{a ? <i /> : t('a')}"],
  ['in a list', '<p><b />{words.map((word) => word)}</p>', '{words.map((word) => word)}'],
  ['in a fragment', "<>{t('a')}</>", "{t('a')}"],
  ['in a boundary', "<Suspense>{t('a')}</Suspense>", "{t('a')}"],
  ['from a member', '<p><b />{creation.title}</p>', '{creation.title}'],
])('text %s beside other children is found', (_, jsx, found) => {
  expect(foundIn(`const A = () => ${jsx};`)).toContain(found);
});

test.each([
  "const label = t('a');\nconst A = () => <p><b />{label}</p>;",
  'interface Props { label: string }\nconst A = ({ label }: Props) => <p><b />{label}</p>;',
  'interface Props { label?: string | undefined }\nconst A = ({ label }: Props) => <p>{label}<b /></p>;',
  'const A = () => words.map(([label]) => <p><b />{label}</p>);',
])('a name that stands for text is found (%#)', (source) => expect(foundIn(source)).toEqual(['{label}']));

test.each([
  ['an element that comes and goes', '<p>{a && <i />}{children}</p>'],
  ['an element that changes its type', '<p>{a ? <i /> : <b />}{children}</p>'],
  ['an element with a key', '<p><i key={a} />{children}</p>'],
  ['a list', '<p>{words.map((word) => <i key={word} />)}{children}</p>'],
  ['an element that comes and goes, in a provider', '<p>{a && <i />}<MyContext>{children}</MyContext></p>'],
])("the caller's children after %s are found", (_, jsx) => {
  expect(foundIn(`const A = ({ children }: Props) => ${jsx};`)[0]).toContain('{children}');
});

test("the caller's children after an element of one of two components are found", () => {
  const source =
    'const A = ({ children }: Props) => { const Icon = a ? B : C; return <p><Icon />{children}</p>; };';
  expect(foundIn(source)).toEqual(['{children}']);
});

test("the caller's children that come and go beside others are found", () => {
  const source = 'const A = ({ end }: { end: ReactNode }) => <p><b />{a && end}</p>;';
  expect(foundIn(source)).toEqual(['{a && end}']);
});

test('a component that returns text is found', () => {
  expect(foundIn("function Label() { if (a) return null; return t('a'); }")).toEqual(["t('a')"]);
});

test.each([
  ['alone in an element', "<p>{t('a')}</p>"],
  ['alone under a condition', "<p>{a ? t('a') : t('b')}</p>"],
  ['in an element beside others', "<p><Icon /><span>{t('a')}</span></p>"],
  ['in an element that comes and goes', "<p>{a && <span>{t('a')}</span>}<b /></p>"],
  ['of white space', "<p><b />{' '}<i /></p>"],
  ['of children that are wrapped', '<p>{a && <i />}{wrapText(children)}</p>'],
  ['of children before what comes and goes', '<p>{children}{a && <i />}</p>'],
  ['of children after an element that stays', '<p><i />{children}</p>'],
  ['in an attribute', "<p title={t('a')}><b /><i /></p>"],
  ['of no kind', '<p>{a && <i />}{b ? <b /> : null}</p>'],
])('text %s is not found', (_, jsx) => {
  expect(foundIn(`const A = ({ children }: { children: ReactNode }) => ${jsx};`)).toEqual([]);
});

test('a function that is no component may return text', () => {
  expect(foundIn("const labelOf = () => t('a');")).toEqual([]);
});

import { expect, test } from 'vitest';
import { HSTS, REVALIDATE, securityHeaders } from './headers.ts';
import owasp from './owasp-headers.json' with { type: 'json' };

const ours = { ...securityHeaders(), 'Cache-Control': REVALIDATE, ...HSTS };
type Name = keyof typeof owasp.add;

/** The recommendations that we do not follow, each with its reason. */
const DEVIATIONS: Partial<Record<Name, string>> = {
  'Cache-Control': 'No file contains data of a user: pages are revalidated, and assets never change.',
  'Clear-Site-Data': 'It belongs to the response of a logout, which the API sends.',
  'Cross-Origin-Embedder-Policy':
    'Pictures and videos come from hosts that do not send the header it requires.',
  'Referrer-Policy': 'Other sites get the origin at most; some back ends and payment providers check it.',
};

const DEVIATING_DIRECTIVES: Record<string, string> = {
  'upgrade-insecure-requests':
    'Nothing is referred to by http, but for an API on the own machine, which has no https.',
};

const DEVIATING_FEATURES: Record<string, string> = {
  autoplay: 'Cards play their videos.',
  'clipboard-write': 'Links and prompts are copied.',
  fullscreen: 'The controls of videos and the view of a creation offer it.',
  'picture-in-picture': 'The controls of videos offer it.',
  'web-share': 'Chromium does not know it as a feature, and warns on every page.',
};

const directivesOf = (policy: string) =>
  policy.split(';').map((directive) => directive.trim().split(' ') as [string, ...string[]]);
const featuresOf = (policy: string) => policy.split(', ').map((feature) => feature.split('=')[0] ?? '');
const secondsOf = (transport: string) => Number(/max-age=(\d+)/.exec(transport)?.[1]);

/** What in our value is less strict than in the recommended one. Default: any difference. */
const LESS_STRICT: Partial<Record<Name, (own: string, recommended: string) => string[]>> = {
  'Content-Security-Policy': (own, recommended) => {
    const values = Object.fromEntries(directivesOf(own).map(([name, ...rest]) => [name, rest.join(' ')]));
    return directivesOf(recommended)
      .filter(([name, ...allowed]) => !["'none'", allowed.join(' ')].includes(values[name] ?? 'not given'))
      .map(([name]) => name)
      .filter((name) => !(name in DEVIATING_DIRECTIVES));
  },
  'Permissions-Policy': (own, recommended) => {
    const off = own.split(', ').filter((feature) => feature.endsWith('=()'));
    return featuresOf(recommended).filter(
      (feature) => !off.includes(`${feature}=()`) && !(feature in DEVIATING_FEATURES),
    );
  },
  // Subdomains are the owner's choice.
  'Strict-Transport-Security': (own, recommended) =>
    secondsOf(own) < secondsOf(recommended) ? [`${secondsOf(own)} seconds`] : [],
};
const anyDifference = (own: string, recommended: string) => (own.toLowerCase() === recommended ? [] : [own]);

const followed = (Object.keys(owasp.add) as Name[]).filter((name) => !(name in DEVIATIONS));

test.each(followed)('%s is as strict as OWASP recommends', (name) => {
  const own = (ours as Record<string, string>)[name] ?? '';
  expect((LESS_STRICT[name] ?? anyDifference)(own, owasp.add[name])).toEqual([]);
});

test('every deviation is from a recommendation, and from none that we follow', () => {
  const recommended: Record<string, string> = owasp.add;
  const own: Record<string, string> = ours;
  const isFollowed = (name: string) => own[name] === recommended[name];
  expect(Object.keys(recommended)).toEqual(expect.arrayContaining(Object.keys(DEVIATIONS)));
  expect(Object.keys(DEVIATIONS).filter(isFollowed)).toEqual([]);
  const features = featuresOf(owasp.add['Permissions-Policy']);
  expect(features).toEqual(expect.arrayContaining(Object.keys(DEVIATING_FEATURES)));
  const off = (own['Permissions-Policy'] ?? '').split(', ').filter((feature) => feature.endsWith('=()'));
  expect(off.filter((feature) => feature.slice(0, -3) in DEVIATING_FEATURES)).toEqual([]);
});

test('the page itself may use what the app uses', () => {
  const policy = securityHeaders()['Permissions-Policy'] ?? '';
  expect(policy).toContain('autoplay=(self)');
  // Without a directive the page itself may use a feature.
  for (const feature of ['clipboard-write', 'fullscreen', 'picture-in-picture', 'web-share'])
    expect(featuresOf(policy)).not.toContain(feature);
});

test('no header reveals the server software', () => {
  const removed = owasp.remove.map((name) => name.toLowerCase());
  expect(Object.keys(ours).filter((name) => removed.includes(name.toLowerCase()))).toEqual([]);
});

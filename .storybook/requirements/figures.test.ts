import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import * as domain from '@product/domain';
import * as toasts from '../../packages/ui/src/components/toast/toast.constants';
import * as tooltips from '../../packages/ui/src/components/tooltip/tooltip-timing';
import { english } from '../../packages/ui/src/locales/en';
import { paths } from '../../apps/web/src/core/paths';
import * as texts from '../../apps/web/src/i18n/fetch-texts';
import { ACTION_KEYS } from '../../apps/web/src/screens/commands/quick-key';
import * as legal from '../../apps/web/src/screens/legal/use-facts';
import * as redirect from '../../apps/web/src/screens/payment-return/use-redirect';
import { FAILURES } from '../../apps/web/src/testing/fault-matrix/expected-toasts';
import { parseSpecification } from './parse-specification';
import { requirementsOf, SPECIFICATION } from './read-requirements';

const requirements = new Map(
  requirementsOf(parseSpecification(readFileSync(SPECIFICATION, 'utf8'))).map(({ id, text, note = '' }) => [
    id,
    `${text} ${note}`,
  ]),
);

const inWords = new Intl.ListFormat('en-GB');
const inAlternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `prioritySupport` as priority support, `4k` as 4K. */
const featureInWords = (feature: domain.PackFeature) =>
  feature.length === 2
    ? feature.toUpperCase()
    : feature.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const namesOfTrial = domain.businessModels.trial.packs.map(({ id }) => english.billing.packName[id]);

const FAILURE_OF: Record<string, string> = {
  'generation.create': 'generation',
  'checkout.subscribe': 'checkout',
  'checkout.buyTokens': 'checkout',
};

/** As section 8 quotes a title, and the text that is shown without a message of the server. */
function statedFailure(call: string, title: string, description = ''): string {
  if (call.startsWith('creations.')) return `'${title}', '${description}'`;
  if (call === 'session.logout' || description === '') return `'${title}'`;
  return `'${title}' with the server's message, else '${description}'`;
}

/** A column of a footer with the titles of its links; the row without a title has the legal ones. */
function footerFigure(
  model: domain.BusinessModelName,
  { key, links }: domain.FooterColumn,
): [string, string, string] {
  const { footer } = english.shell;
  const words = links.map((link) => footer[link.key]).join(', ');
  const id = model === 'trial' && key === 'legal' ? 'legal-earlier' : (key ?? 'legal');
  return [
    `the footer of businessModels.${model}`,
    `footer.footer-${id}`,
    key ? `column ${footer[key]}: ${words}.` : `: ${words.toLowerCase()}.`,
  ];
}

/** A constant's name, the requirement that states its figure, and the words in which it does. */
const FIGURES: [name: string, requirement: string, words: string][] = [
  ['USERNAME_MIN_LENGTH', 'account.register-username', `at least ${domain.USERNAME_MIN_LENGTH} characters`],
  ['USERNAME_MAX_LENGTH', 'account.register-username', `at most ${domain.USERNAME_MAX_LENGTH} characters`],
  ['PASSWORD_MIN_LENGTH', 'account.login-password', `at least ${domain.PASSWORD_MIN_LENGTH} characters`],
  ['TITLE_MIN_LENGTH', 'rules.title-save', `at least ${domain.TITLE_MIN_LENGTH} characters`],
  ['TITLE_MAX_LENGTH', 'rules.title-save', `at most ${domain.TITLE_MAX_LENGTH} characters`],
  [
    'PROMPT_MAX_LENGTH',
    'rules.prompt-required',
    `at most ${domain.PROMPT_MAX_LENGTH.toLocaleString('en-GB')} characters`,
  ],
  ['IMAGE_TICK_MS', 'limits.progress-figures', `every ${domain.IMAGE_TICK_MS} ms`],
  ['VIDEO_TICK_MS', 'limits.progress-figures', `every ${domain.VIDEO_TICK_MS / 1000} s`],
  ['VIDEO_WINDOW_MS', 'limits.progress-figures', `over ${domain.VIDEO_WINDOW_MS / 1000} s`],
  ['VIDEO_DURATION_SECONDS', 'limits.video-duration', `duration '${domain.VIDEO_DURATION_SECONDS}'`],
  ['GALLERY_MAX_COLUMNS', 'limits.columns', `1 to ${domain.GALLERY_MAX_COLUMNS} columns`],
  ['TOAST_TEXT_MAX_LENGTH', 'limits.toast-text', `${domain.TOAST_TEXT_MAX_LENGTH} characters at most`],
  ['TRIAL_DAYS', 'session.trial', `a ${domain.TRIAL_DAYS}-day free trial`],
  ['TRIAL_IMAGES_PER_DAY', 'session.trial', `${domain.TRIAL_IMAGES_PER_DAY} image generations a day`],
  ['FALLBACK_LANGUAGE', 'limits.fallback', `the product's is ${domain.FALLBACK_LANGUAGE}`],
  ['TOAST_DURATION_MS', 'limits.toast-duration', `for ${toasts.TOAST_DURATION_MS} ms`],
  ['TOAST_SWIPE_PX', 'limits.toast-swipe', `A swipe of ${toasts.TOAST_SWIPE_PX} px`],
  ['TOAST_HOTKEY', 'limits.toast-hotkey', `${toasts.TOAST_HOTKEY} leads`],
  ['TOOLTIP_DELAY_MS', 'limits.tooltip-delay', `after ${tooltips.TOOLTIP_DELAY_MS} ms`],
  ['TOOLTIP_SKIP_DELAY_MS', 'limits.tooltip-skip', `Within ${tooltips.TOOLTIP_SKIP_DELAY_MS} ms`],
  ['TRANSLATION_PARALLEL_READS', 'limits.translation-loading', `${texts.TRANSLATION_PARALLEL_READS} files`],
  ['TRANSLATION_RETRIES', 'limits.translation-loading', `up to ${texts.TRANSLATION_RETRIES} times`],
  ['TRANSLATION_RETRY_DELAY_MS', 'limits.translation-loading', `${texts.TRANSLATION_RETRY_DELAY_MS} ms`],
  ['REDIRECT_DELAY_MS', 'payment-return.payment-success-redirect', `${redirect.REDIRECT_DELAY_MS / 1000} s`],
  ['MINIMUM_AGE_YEARS', 'legal.minimum-age', `${legal.MINIMUM_AGE_YEARS} years old`],
  ['DELETION_DAYS', 'legal.privacy-deletion', `within ${legal.DELETION_DAYS} days`],
  ['ACTION_KEYS', 'commands.keys', `${ACTION_KEYS.save} saves and ${ACTION_KEYS.download} downloads`],
  ['ACTION_KEYS', 'commands.keys', `, ${ACTION_KEYS.like} likes`],
  ['STYLES', 'terms.styles', `: ${domain.STYLES.join(', ')}.`],
  ['QUALITIES', 'terms.qualities', `: ${domain.QUALITIES.join(', ')}.`],
  ['MEDIA_TYPES', 'terms.media-types', `: ${domain.MEDIA_TYPES.join(', ')}.`],
  ['ASPECT_RATIOS', 'terms.ratios', `They are ${inWords.format(domain.ASPECT_RATIOS)}.`],
  ['PACK_IDS', 'terms.pack-ids', `: ${domain.PACK_IDS.join(', ')}.`],
  ['PACK_IDS', 'shop.pack-links', `{${domain.PACK_IDS.join('|')}}`],
  ['PLAN_IDS', 'terms.plan-ids', `: ${domain.PLAN_IDS.join(', ')}.`],
  ['BILLING_INTERVALS', 'terms.intervals', `: ${domain.BILLING_INTERVALS.join(' or ')}.`],
  ['THEMES', 'session.theme', `: ${inAlternatives.format(domain.THEMES)}.`],
  ['FACET_VALUES', 'gallery.filters', `by ${Object.keys(domain.FACET_VALUES).join(', ')} and likes`],
  ['LANGUAGES', 'product.languages', `: ${domain.LANGUAGES.join(', ')}.`],
  ['GENERATOR_DEFAULTS.style', 'terms.default-style', domain.GENERATOR_DEFAULTS.style],
  ['GENERATOR_DEFAULTS.aspectRatio', 'terms.default-ratio', domain.GENERATOR_DEFAULTS.aspectRatio],
  ['GENERATOR_DEFAULTS.quality', 'terms.default-quality', domain.GENERATOR_DEFAULTS.quality],
  ['GENERATOR_DEFAULTS.mediaType', 'terms.default-medium', domain.GENERATOR_DEFAULTS.mediaType],
  ...Object.entries(FAILURES).map(([call, { title, description }]): [string, string, string] => [
    `${call} of outcomes.ts`,
    `failures.${FAILURE_OF[call] ?? call.split('.')[1]}`,
    statedFailure(call, title, description),
  ]),
  ['generator.saveFailedText of the library', 'failures.save', `, '${english.generator.saveFailedText}'`],
  ...domain.businessModels.tokens.footer.map((column) => footerFigure('tokens', column)),
  ...domain.businessModels.trial.footer.map((column) => footerFigure('trial', column)),
  [
    'businessModels.trial.packs',
    'tokens.packs-earlier',
    `, ${[0, -1].map((index) => namesOfTrial.at(index)).join(' to ')}.`,
  ],
  ...domain.TOKEN_PACKS.map(({ id, tokens, price, features }): [string, string, string] => [
    `the pack ${id} in TOKEN_PACKS`,
    `tokens.pack-${id}`,
    `${tokens} tokens for £${price}, ${features.map(featureInWords).join(', ')}.`,
  ]),
];

test.each(FIGURES)(
  '%s has the figure of %s in docs/specification.md',
  {
    tags: [
      'req:footer.footer-company',
      'req:footer.footer-legal',
      'req:footer.footer-legal-earlier',
      'req:footer.footer-product',
      'req:generation.video-tick',
      'req:limits.progress-figures',
      'req:limits.fallback',
      'req:limits.video-duration',
      'req:product.fallback-language',
      'req:product.languages',
      'req:session.theme',
      'req:terms.intervals',
      'req:terms.media-types',
      'req:terms.pack-ids',
      'req:terms.plan-ids',
      'req:terms.qualities',
      'req:terms.ratios',
      'req:terms.styles',
      'req:tokens.pack-creator',
      'req:tokens.pack-hobby',
      'req:tokens.pack-pro',
      'req:tokens.pack-starter',
      'req:tokens.pack-ultimate',
    ],
  },
  (_name, requirement, words) => {
    expect(requirements.get(requirement) ?? '').toContain(words);
  },
);

test(
  'the paths of the app are those that docs/specification.md states',
  {
    tags: [
      'req:routes.route-home',
      'req:routes.route-auth',
      'req:routes.route-gallery',
      'req:routes.route-generate',
      'req:routes.route-privacy',
      'req:routes.route-terms',
      'req:shop.route-pricing',
      'req:shop.route-buy-tokens',
      'req:shop.route-buy-tokens-success',
      'req:shop.route-buy-tokens-cancel',
      'req:shop.route-subscribe',
      'req:shop.route-subscribe-success',
      'req:shop.route-subscribe-cancel',
    ],
  },
  () => {
    const stated = [...requirements]
      .filter(([id]) => id.includes('.route-'))
      .map(([, text]) => text.split(' ', 1)[0]);
    expect(Object.values(paths).toSorted()).toEqual(stated.toSorted());
  },
);

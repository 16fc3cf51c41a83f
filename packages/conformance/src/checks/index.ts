import type { Check } from '../check';
import { accountTextChecks } from './account-texts.checks';
import { bodyChecks } from './bodies.checks';
import { cacheChecks } from './caches.checks';
import { changeChecks } from './changes.checks';
import { checkoutAtOnceChecks } from './checkout-at-once.checks';
import { checkoutChecks } from './checkout.checks';
import { cookieChecks } from './cookies.checks';
import { creationChecks } from './creations.checks';
import { creationsAtOnceChecks } from './creations-at-once.checks';
import { foreignFieldChecks } from './foreign-fields.checks';
import { generationChecks } from './generation.checks';
import { keptChoiceChecks } from './kept-choices.checks';
import { lengthChecks } from './lengths.checks';
import { listChecks } from './lists.checks';
import { newAccountChecks, unpaidAccountChecks } from './account.checks';
import { oddIdChecks } from './odd-ids.checks';
import { originChecks } from './origins.checks';
import { privacyChecks } from './privacy.checks';
import { readChecks } from './reads.checks';
import { registrationChecks } from './registration.checks';
import { servedChecks } from './served.checks';
import { sessionAtOnceChecks } from './session-at-once.checks';
import { sessionChecks } from './session.checks';
import { sessionCookieChecks } from './session-cookies.checks';
import { sessionLifeChecks } from './sessions.checks';
import { signInChecks } from './sign-in.checks';
import { signedOutChecks } from './signed-out.checks';
import { textChecks } from './texts.checks';
import { typeChecks } from './types.checks';
import { unfilteredChecks } from './unfiltered.checks';
import { validatorChecks } from './validators.checks';

/** All rules, in the order in which they are tested. */
export const CHECKS: readonly Check[] = [
  ...signedOutChecks,
  ...registrationChecks,
  ...newAccountChecks,
  ...sessionChecks,
  ...sessionLifeChecks,
  ...cookieChecks,
  ...accountTextChecks,
  ...originChecks,
  ...typeChecks,
  ...signInChecks,
  ...sessionAtOnceChecks,
  ...creationChecks,
  ...changeChecks,
  ...servedChecks,
  ...textChecks,
  ...lengthChecks,
  ...keptChoiceChecks,
  ...oddIdChecks,
  ...listChecks,
  ...validatorChecks,
  ...readChecks,
  ...bodyChecks,
  ...unfilteredChecks,
  ...privacyChecks,
  ...creationsAtOnceChecks,
  ...foreignFieldChecks,
  ...generationChecks,
  ...checkoutChecks,
  ...checkoutAtOnceChecks,
  ...unpaidAccountChecks,
  // These read the responses to all calls before.
  ...sessionCookieChecks,
  ...cacheChecks,
];

import { PACK_IDS, PLAN_IDS, readings, VIDEO_STEPS } from '@product/domain';
import en from '@product/ui/locales/en.json';
import { paths } from '../../apps/web/src/app/paths';
import { createOutcomes } from '../../apps/web/src/outcomes/outcomes';
import { endpoints } from '../../packages/api-client/src/endpoints';
import * as limits from '../../packages/domain/src/limits';

const outcomes = Object.entries(createOutcomes(readings.current));

/** All in the code that must have its statement, by what it is. */
export const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  route: Object.values(paths),
  call: Object.values(endpoints).map(({ name }) => name),
  failure: outcomes.map(([name]) => `${name} fails`),
  success: outcomes.filter(([, { success }]) => success).map(([name]) => `${name} succeeds`),
  pack: PACK_IDS.map((id) => `pack ${id}`),
  plan: PLAN_IDS.map((id) => `plan ${id}`),
  step: VIDEO_STEPS.map(({ step }) => `step ${step}`),
  limit: Object.keys(limits),
  rule: Object.keys(en.rules).map((key) => `rules.${key}`),
};

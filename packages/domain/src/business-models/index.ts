import { tokens } from './tokens';
import { trial } from './trial';
import type { BusinessModel } from './business-model';

export type * from './business-model';

export const BUSINESS_MODEL_NAMES = ['tokens', 'trial'] as const;
export type BusinessModelName = (typeof BUSINESS_MODEL_NAMES)[number];

export const businessModels: Record<BusinessModelName, BusinessModel> = { tokens, trial };

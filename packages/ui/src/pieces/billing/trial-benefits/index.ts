export { trialTexts } from '../plan-terms';
export { TrialBenefits, type TrialBenefitsProps } from './trial-benefits';

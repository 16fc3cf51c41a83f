export { UsageCards, type TokenUse, type UsageCardsProps } from './usage-cards';

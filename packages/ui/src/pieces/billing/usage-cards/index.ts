export { UsageCards, type UsageCardsProps } from './usage-cards';

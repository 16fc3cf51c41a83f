export { BillingInterval, type BillingIntervalProps } from './billing-interval';

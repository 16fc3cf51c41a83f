export { PaymentSummary, type PaymentSummaryProps } from './payment-summary';

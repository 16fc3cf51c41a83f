export { PaymentReturn, type PaymentReturnProps, type Purchase } from './payment-return';

export { CurrentBalance, type CurrentBalanceProps } from './current-balance';

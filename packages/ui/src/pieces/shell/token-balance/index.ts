export { TokenBalance, type TokenBalanceProps } from './token-balance';

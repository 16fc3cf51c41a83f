export * from './access';
export * from './generator-defaults';
export * from './limits';
export * from './money';
export * from './progress';
export * from './business-models';
export * from './rules';
export * from './vocabulary';

export * from './access';
export * from './business-models';
export * from './constants';
export * from './enums';
export * from './generator-defaults';
export * from './pricing';
export * from './progress';
export * from './validation';

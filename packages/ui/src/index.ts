export * from './components';
export * from './i18n';
export { focusMain } from './lib/focus-main';
export * from './pieces/account';
export * from './pieces/billing';
export * from './pieces/feedback';
export * from './pieces/gallery';
export * from './pieces/generator';
export * from './pieces/shell';

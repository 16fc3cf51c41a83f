export * from './components';
export * from './i18n';
export { FOCUS_LOST } from './lib/focus-lost';
export * from './pieces/account';
export * from './pieces/billing';
export * from './pieces/feedback';
export * from './pieces/gallery';
export * from './pieces/generator';
export * from './pieces/shell';

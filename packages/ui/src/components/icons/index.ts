export * from './page-icons';
export * from './shell-icons';

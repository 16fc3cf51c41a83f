export * from './content-icons';
export * from './shell-icons';

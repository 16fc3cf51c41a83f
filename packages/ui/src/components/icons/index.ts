export * from './compare-icons';
export * from './content-icons';
export * from './prompt-icons';
export * from './shell-icons';

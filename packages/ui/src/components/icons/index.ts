export * from './account-icons';
export * from './compare-icons';
export * from './content-icons';
export * from './prompt-icons';
export * from './shell-icons';
export * from './view-icons';

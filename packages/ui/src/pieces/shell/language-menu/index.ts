export { LanguageMenu, type LanguageMenuProps } from './language-menu';
export { LanguageMenuTrigger, type LanguageMenuTriggerProps } from './language-menu-trigger';
export { languageName } from './language-name';

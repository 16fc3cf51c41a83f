export { LanguageMenu, type LanguageMenuProps } from './language-menu';
export { languageName } from './language-name';

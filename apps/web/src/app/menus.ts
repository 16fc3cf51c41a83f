/* A chunk of its own: most visits open none of these. */
export { LanguageMenu, MobileDrawer, ThemeToggle, UserMenu } from '@product/ui';

export { ThemeToggle, type ThemeToggleProps } from './theme-toggle';
export { ThemeToggleTrigger, type ThemeToggleTriggerProps } from './theme-toggle-trigger';

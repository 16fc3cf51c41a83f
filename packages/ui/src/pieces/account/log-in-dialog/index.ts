export { LogInDialog, type LogInDialogProps, type LogInProvider } from './log-in-dialog';
export type { LogInDialogCredentials } from './log-in-dialog-form';

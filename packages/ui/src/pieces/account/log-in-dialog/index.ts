export {
  LogInDialog,
  type LogInDialogCredentials,
  type LogInDialogProps,
  type LogInProvider,
} from './log-in-dialog';

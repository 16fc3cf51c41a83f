export { CreationDialog, type CreationDialogProps } from './creation-dialog';

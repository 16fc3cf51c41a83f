export { DeleteDialog, type DeleteDialogProps } from './delete-dialog';

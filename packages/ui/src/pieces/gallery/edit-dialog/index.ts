export { EditDialog, type DialogCreation, type EditDialogProps } from './edit-dialog';

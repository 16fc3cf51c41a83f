export { SaveDialog, type SaveDialogPicture, type SaveDialogProps } from './save-dialog';

import { proposeTitle } from '@product/domain';
import { SaveDialog as SaveDialogPiece, type SaveDialogProps } from '@product/ui';

export interface ResultSaveDialogProps extends Omit<SaveDialogProps, 'defaultTitle'> {
  /** The prompt of the result, out of which a title is proposed. */
  prompt: string;
}

/** A separate chunk, because nothing can be saved before the first result. */
export const SaveDialog = ({ prompt, ...props }: ResultSaveDialogProps) => (
  <SaveDialogPiece defaultTitle={proposeTitle(prompt)} {...props} />
);

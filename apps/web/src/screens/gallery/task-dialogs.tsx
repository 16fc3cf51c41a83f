import { safeMediaUrl, type Creation } from '@product/api-client';
import { DeleteDialog, EditDialog } from '@product/ui';
import { useFailureText } from '../../core/feedback/use-failure-text';
import type { useEditing } from './use-editing';

export interface TaskDialogsProps {
  task: ReturnType<typeof useEditing>;
  creation: Creation;
}

export function TaskDialogs({ task, creation }: TaskDialogsProps) {
  const updateFailure = useFailureText('creations.update', task.update.error);
  const removeFailure = useFailureText('creations.delete', task.remove.error);
  const src = safeMediaUrl(creation.imageUrl);
  return (
    <>
      <EditDialog
        creation={creation}
        src={src}
        open={task.kind === 'edit'}
        onOpenChange={task.close}
        pending={task.update.isPending}
        error={updateFailure}
        onSubmit={(form) => task.submitEdit(creation.id, form)}
      />
      <DeleteDialog
        creation={creation}
        src={src}
        open={task.kind === 'delete'}
        onOpenChange={task.close}
        pending={task.remove.isPending}
        error={removeFailure}
        onConfirm={() => task.submitDelete(creation.id)}
      />
    </>
  );
}

import { deleteCreationMutation, updateCreationMutation, useApi, useSubmit } from '@product/api-client/react';
import type { Creation } from '@product/api-client';
import type { CreationForm } from '@product/domain';
import { useState } from 'react';

type Task = { kind: 'edit' | 'delete'; creation: Creation };

/** Changing and deleting own creations: one at a time, each in a dialog that stays open when it fails. */
export function useEditing() {
  const [task, setTask] = useState<Task>();
  const api = useApi();
  const update = useSubmit(updateCreationMutation(api));
  const remove = useSubmit(deleteCreationMutation(api));
  const begin = (kind: Task['kind']) => (creation: Creation) => {
    update.reset();
    remove.reset();
    setTask({ kind, creation });
  };
  const close = () => setTask(undefined);
  return {
    editing: task?.kind === 'edit' ? task.creation : undefined,
    deleting: task?.kind === 'delete' ? task.creation : undefined,
    beginEdit: begin('edit'),
    beginDelete: begin('delete'),
    close,
    update: { isPending: update.isPending, error: update.error },
    remove: { isPending: remove.isPending, error: remove.error },
    submitEdit: (id: Creation['id'], form: CreationForm) =>
      update.submit({ id, ...form }, { onSuccess: close }),
    submitDelete: (id: Creation['id']) => remove.submit({ id }, { onSuccess: close }),
  };
}

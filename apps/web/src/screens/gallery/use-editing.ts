import { deleteCreationMutation, updateCreationMutation, useApi, useSubmit } from '@product/api-client/react';
import type { Creation } from '@product/api-client';
import type { CreationForm } from '@product/domain';
import { useCallback, useState } from 'react';

type TaskKind = 'edit' | 'delete';

/**
 * Changing and deleting own creations: one at a time, each in a dialog that stays open when it fails. The creation stays
 * in its dialog until the dialog has left the screen.
 */
export function useEditing() {
  const [kind, setKind] = useState<TaskKind>();
  const [creation, setCreation] = useState<Creation>();
  const api = useApi();
  const update = useSubmit(updateCreationMutation(api));
  const remove = useSubmit(deleteCreationMutation(api));
  const { reset: resetUpdate } = update;
  const { reset: resetRemove } = remove;
  const begin = useCallback(
    (next: TaskKind, subject: Creation) => {
      resetUpdate();
      resetRemove();
      setCreation(subject);
      setKind(next);
    },
    [resetUpdate, resetRemove],
  );
  const close = () => setKind(undefined);
  return {
    kind,
    creation,
    begin,
    close,
    update: { isPending: update.isPending, error: update.error },
    remove: { isPending: remove.isPending, error: remove.error },
    submitEdit: (id: Creation['id'], form: CreationForm) =>
      update.submit({ id, ...form }, { onSuccess: close }),
    submitDelete: (id: Creation['id']) => remove.submit({ id }, { onSuccess: close }),
  };
}

import { deleteCreationMutation, updateCreationMutation, useApi, useSubmit } from '@product/api-client/react';
import type { Creation } from '@product/api-client';
import type { CreationForm } from '@product/domain';
import { useCallback, useRef, useState } from 'react';

type TaskKind = 'edit' | 'delete';

/**
 * State of editing and deleting the user's creations: one task at a time, each in a dialog that stays open on failure.
 * The creation is kept after its dialog has closed, because the dialog still has to restore the focus.
 */
export function useEditing() {
  const [kind, setKind] = useState<TaskKind>();
  const [creation, setCreation] = useState<Creation>();
  const task = useRef<{ kind: TaskKind; id: Creation['id'] }>(undefined);
  const api = useApi();
  const update = useSubmit(updateCreationMutation(api));
  const remove = useSubmit(deleteCreationMutation(api));
  const { reset: resetUpdate, abort: abortUpdate } = update;
  const { reset: resetRemove, abort: abortRemove } = remove;
  const begin = useCallback(
    (next: TaskKind, subject: Creation) => {
      // The request of another creation goes on, but neither blocks this dialog nor shows its failure in it.
      const isSame = task.current?.id === subject.id;
      (isSame ? resetUpdate : abortUpdate)();
      (isSame ? resetRemove : abortRemove)();
      task.current = { kind: next, id: subject.id };
      setCreation(subject);
      setKind(next);
    },
    [resetUpdate, resetRemove, abortUpdate, abortRemove],
  );
  const close = () => setKind(undefined);
  // The user may have closed this dialog during its request and opened another one.
  const closeAfter = (done: TaskKind, id: Creation['id']) => {
    if (task.current?.kind === done && task.current.id === id) close();
  };
  return {
    kind,
    creation,
    begin,
    close,
    update: { isPending: update.isPending, error: update.error },
    remove: { isPending: remove.isPending, error: remove.error },
    submitEdit: (id: Creation['id'], form: CreationForm) =>
      update.submit({ id, ...form }, { onSuccess: () => closeAfter('edit', id) }),
    submitDelete: (id: Creation['id']) =>
      remove.submit({ id }, { onSuccess: () => closeAfter('delete', id) }),
  };
}

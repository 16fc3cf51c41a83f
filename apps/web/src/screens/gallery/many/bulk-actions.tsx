import { DeleteDialog, SelectionBar, useEscape } from '@product/ui';
import { useBatch, type useSelection } from '@product/studio';
import { useEffect, useState } from 'react';
import { toFailed } from '../../../core/downloads/download-task';
import { useBackCloses } from '../../../core/layers/layer-history-provider';
import { compareView } from '../../../core/lazy-views';
import { useServices } from '../../../core/services';
import { useLazyDialog } from '../../../core/use-lazy-dialog';
import { useUnloadQuestion } from '../../../core/use-unload-question';
import { focusMainIfLost } from '../../../lib/focus-main';
import { comparedPair } from './compared-pair';
import { useManyTasks, type Listed, type ManyTask } from './many-tasks';

export interface BulkActionsProps {
  selection: ReturnType<typeof useSelection<Listed>>;
  /** Number of creations that can be selected. */
  total: number;
  /** Whether they are the user's own, which can be published and deleted. */
  own: boolean;
}

/** The actions on all selected creations, in a bar below the list. */
export function BulkActions({ selection, total, own }: BulkActionsProps) {
  const { selected, end } = selection;
  const [first] = selected;
  const [isConfirming, setConfirming] = useState(false);
  useBackCloses(isConfirming, () => setConfirming(false));
  const [isComparing, setComparing] = useState(false);
  const { code: CompareView } = useLazyDialog(compareView, isComparing, () => setComparing(false));
  const pair = comparedPair(selected);
  const { downloadFailed } = useServices().notifications;
  const { state, run, cancel, retry, dismiss } = useBatch<Listed, ManyTask['name']>();
  const tasks = useManyTasks(end);
  const startTask = (task: ManyTask) => void run(selected, task).catch(downloadFailed);
  useUnloadQuestion(state?.isRunning === true);
  useEscape(true, end);
  useEffect(() => focusMainIfLost, []);
  return (
    <>
      <SelectionBar
        className="mt-6"
        count={selected.length}
        total={total}
        onSelectAll={selection.selectAll}
        onClear={selection.clear}
        onClose={end}
        onDownload={() => startTask(tasks.download(selected))}
        {...(own && {
          onPublish: () => startTask(tasks.publish()),
          onUnpublish: () => startTask(tasks.unpublish()),
          onDelete: () => setConfirming(true),
        })}
        onCompare={pair && (() => setComparing(true))}
        task={
          state && {
            ...state,
            failed: state.isRunning ? undefined : state.failed.map(toFailed),
          }
        }
        onCancel={cancel}
        onRetry={() => void retry().catch(downloadFailed)}
        onDismiss={dismiss}
      />
      {CompareView && pair && <CompareView open={isComparing} onOpenChange={setComparing} creations={pair} />}
      {first && (
        <DeleteDialog
          creation={first}
          count={selected.length}
          open={isConfirming}
          onOpenChange={setConfirming}
          onConfirm={() => {
            setConfirming(false);
            startTask(tasks.delete());
          }}
        />
      )}
    </>
  );
}

import { safeMediaUrl } from '@product/api-client';
import type { SessionResult } from '@product/studio';
import type { useSetChoices } from '@product/studio/queue';
import { SetView, type SetViewProps } from '@product/ui/set-view';
import { toFailed } from '../../core/downloads/download-task';
import { useTexts } from '../../core/use-texts';
import english from '../../i18n/locales/en/generate';
import { browserStorage } from '../../lib/safe-storage';
import { BROWSER_KEYS } from '../../lib/stored';
import { proposeTitles, type useResultTasks } from './use-result-tasks';

interface ViewedSetProps extends Pick<SetViewProps, 'open' | 'onCompare'> {
  onClose: () => void;
  set: ReturnType<typeof useSetChoices>;
  tasks: ReturnType<typeof useResultTasks>;
  labelOf: (result: SessionResult) => string;
}

/** The results of one press, to keep some of them. */
export function ViewedSet({ open, onClose, set, tasks, labelOf, onCompare }: ViewedSetProps) {
  const { t } = useTexts('generate', english);
  const { results, choiceOf, choose, kept } = set;
  // Numbered within the whole set, so that a second save does not repeat a title.
  const titled = proposeTitles(results.toReversed(), t('result')).toReversed();
  const chosen = titled.filter((result) => choiceOf(result) === 'keep');
  const isUnsaved = ({ saved }: SessionResult) => !saved;
  const saveOf = (items: typeof titled) =>
    items.some(isUnsaved) ? () => tasks.save(items.filter(isUnsaved)) : undefined;
  const { state } = tasks;
  return (
    <SetView
      open={open}
      onOpenChange={onClose}
      results={results.map((result) => ({
        id: result.result.mediaUrl,
        src: safeMediaUrl(result.result.mediaUrl),
        mediaType: result.result.mediaType,
        aspectRatio: result.request.aspectRatio,
        label: labelOf(result),
        saved: result.saved,
        choice: choiceOf(result),
      }))}
      onChoose={choose}
      onCompare={onCompare}
      onSaveKept={saveOf(chosen)}
      onSaveAll={saveOf(titled)}
      onDownload={() => tasks.download(kept.length > 0 ? chosen : titled)}
      task={state && { ...state, failed: state.isRunning ? undefined : state.failed.map(toFailed) }}
      onCancel={tasks.cancel}
      onRetry={tasks.retry}
      onDismiss={tasks.dismiss}
      // As `single-keys` of the commands, which would be a further file of the first page.
      singleKeys={browserStorage.get(BROWSER_KEYS.quietHelpKey) === null}
    />
  );
}

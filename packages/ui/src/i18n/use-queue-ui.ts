import { useUi, type Ui } from './ui-provider';
import { lookUpIn } from './lookup';
import type { QueueTextLookup } from './texts';
import { queueEnglish } from '../locales/en-queue';

/** As `Ui`, with the texts of a queue. */
export interface QueueUi extends Omit<Ui, 't'> {
  t: QueueTextLookup;
}

/** As `useUi`, with the texts of a queue, whose English is not built in elsewhere. @beta */
export function useQueueUi(): QueueUi {
  const ui = useUi();
  const lookUp = (key: string, values?: Record<string, string | number>) =>
    (ui.t as (key: string, values?: object) => string)(key, values) ||
    lookUpIn(queueEnglish, 'en', key, values);
  return { ...ui, t: lookUp as QueueTextLookup };
}

import type { i18n as I18n } from 'i18next';
import type { Message } from './outcomes';

/** Turns a message into words. */
export type Say = (message: Message) => string;

/** Words from the `outcomes` catalogue, in whatever language is current when they are said. */
export function createSay(i18n: I18n): Say {
  // The table's keys are composed, so the catalogue's own types cannot follow them; a test says every row.
  const t = (key: string, values: object) => (i18n.t as (key: string, values: object) => string)(key, values);
  return ({ key, values }) => t(key, { ns: 'outcomes', ...values });
}

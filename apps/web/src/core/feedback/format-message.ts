import type { i18n as I18n } from 'i18next';
import type { Message } from './mutation-feedback';

export type FormatMessage = (message: Message) => string;

/** Formats messages of the `outcomes` catalogue, in the language that is current at the time of the call. */
export function createFormatMessage(i18n: I18n): FormatMessage {
  // The type of a key is a union, for which i18next asks for the values of all its texts; a test formats every row.
  const t = (key: string, values: object) => (i18n.t as (key: string, values: object) => string)(key, values);
  return ({ key, values }) => t(key, { ns: 'outcomes', ...values });
}

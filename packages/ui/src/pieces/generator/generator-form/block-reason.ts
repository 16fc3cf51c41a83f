import { gateReason, isPromptEmpty, type GateReason, type GeneratorChoices } from '@product/domain';

/** Why a request is not sent: the prompt is empty, or a setting requires access. */
export type BlockReason = 'promptRequired' | GateReason;

/** The first reason not to send the request; `undefined` if there is none. */
export function blockReason(choices: GeneratorChoices, access: boolean): BlockReason | undefined {
  return isPromptEmpty(choices.prompt) ? 'promptRequired' : gateReason(choices, access);
}

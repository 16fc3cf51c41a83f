import { gateReason, promptSchema, type GateReason, type GeneratorChoices } from '@product/domain';

/** Why a request is not made: nothing to make, or something in it that needs access. */
export type BlockReason = 'promptRequired' | GateReason;

export function isPromptEmpty(prompt: string): boolean {
  return !promptSchema.safeParse(prompt).success;
}

/** The first reason not to make the request, or nothing. */
export function blockReason(choices: GeneratorChoices, access: boolean): BlockReason | undefined {
  return isPromptEmpty(choices.prompt) ? 'promptRequired' : gateReason(choices, access);
}

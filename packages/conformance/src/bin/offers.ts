import { readFileSync } from 'node:fs';
import type { Offer } from '../index';
import { isRecord, toJson } from '../json';
import { UsageError } from './usage-error';

/** @throws UsageError if the file is not a list of what has an id */
export function readOffers(option: 'packs' | 'plans', file: string | undefined): Offer[] | undefined {
  if (file === undefined) return undefined;
  const fail = (reason: string): never => {
    throw new UsageError(`--${option} takes a JSON file such as [{ "id": "mini" }]: ${file} ${reason}.`);
  };
  const content = toJson(readText(file) ?? fail('cannot be read'));
  if (content === undefined) return fail('is not JSON');
  if (!Array.isArray(content) || content.length === 0) return fail('is not a list, or an empty one');
  const wrong = content.findIndex((each) => !isOffer(each));
  return wrong === -1 ? content : fail(`has no text as the id of its entry ${wrong + 1}`);
}

const isOffer = (value: unknown): value is Offer =>
  isRecord(value) && typeof value['id'] === 'string' && value['id'] !== '';

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

import type { PaintRequest } from '../state';
import { paintFile } from './paint-file';

export function paint(request: PaintRequest): Promise<Uint8Array<ArrayBuffer>> {
  return paintFile(request);
}

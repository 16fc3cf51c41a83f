import type { PaintRequest } from './request';
import { paintFile } from './paint-file';

export function paint(request: PaintRequest): Promise<Uint8Array<ArrayBuffer>> {
  return paintFile(request);
}

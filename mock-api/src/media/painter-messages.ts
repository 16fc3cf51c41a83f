import type { PaintRequest } from '../state';

export interface PaintOrder {
  id: number;
  request: PaintRequest;
}

export type PaintDelivery = { id: number } & ({ file: Uint8Array<ArrayBuffer> } | { error: string });

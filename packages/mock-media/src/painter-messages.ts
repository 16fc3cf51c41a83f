import type { PaintRequest } from './request';

export interface PaintOrder {
  id: number;
  request: PaintRequest;
}

export type PaintDelivery = { id: number } & ({ file: Uint8Array<ArrayBuffer> } | { error: string });

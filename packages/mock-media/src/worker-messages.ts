import type { RenderRequest } from './request';

export interface WorkerRequest {
  id: number;
  request: RenderRequest;
}

export type WorkerResponse = { id: number } & ({ file: Uint8Array<ArrayBuffer> } | { error: string });

import type { RenderRequest } from './request';
import { renderFile } from './render-file';

export function render(request: RenderRequest): Promise<Uint8Array<ArrayBuffer>> {
  return renderFile(request);
}

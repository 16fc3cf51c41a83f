import { CreationMedia, ShareMenu, Watermark } from '../../pieces/creation';
import type { Cases } from '../case';

export const creation: Cases = {
  CreationMedia: (root) => <CreationMedia {...root} alt="Night rain" />,
  ShareMenu: (root) => (
    <ShareMenu {...root} defaultOpen>
      <button type="button">Night rain</button>
    </ShareMenu>
  ),
  Watermark: (root) => <Watermark {...root} word="Easel" />,
};

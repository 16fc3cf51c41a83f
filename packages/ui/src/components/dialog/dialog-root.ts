import { Dialog } from 'radix-ui';
import { createLayerRoot } from '../portal-container/layer-root';

/** Of dialogs and sheets. */
export const [DialogRoot, useDialogOpen] = createLayerRoot(Dialog.Root);

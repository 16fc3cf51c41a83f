import { paths } from '../../core/paths';
import { ACTION_KEYS } from './quick-key';

/**
 * The shortcuts of each screen. A key is a name of the catalogue (`shortcuts.keys`) or stands for itself; `modifier` is
 * Ctrl or, on Apple's devices, Cmd.
 */
export const SHORTCUTS = [
  {
    name: 'generate',
    on: paths.generate,
    shortcuts: [
      { keys: ['modifier', 'enter'], does: 'submit' },
      { keys: [ACTION_KEYS.save], does: 'save' },
      { keys: [ACTION_KEYS.download], does: 'download' },
    ],
  },
  {
    name: 'gallery',
    on: paths.gallery,
    shortcuts: [
      { keys: ['←', '→', '↑', '↓'], does: 'move' },
      { keys: ['home', 'end'], does: 'edges' },
      { keys: ['pageUp', 'pageDown'], does: 'pages' },
      { keys: ['F2'], does: 'actions' },
      { keys: [ACTION_KEYS.like], does: 'like' },
      { keys: ['delete'], does: 'delete' },
      { keys: [ACTION_KEYS.search], does: 'search' },
    ],
  },
  {
    name: 'view',
    on: paths.gallery,
    shortcuts: [
      { keys: ['←', '→'], does: 'neighbour' },
      { keys: ['+', '−', '0'], does: 'zoom' },
      { keys: ['1'], does: 'actualSize' },
      { keys: ['F'], does: 'fullScreen' },
      { keys: [ACTION_KEYS.like], does: 'like' },
      { keys: [ACTION_KEYS.download], does: 'download' },
      { keys: ['delete'], does: 'delete' },
      { keys: ['escape'], does: 'close' },
    ],
  },
  {
    name: 'everywhere',
    on: undefined,
    shortcuts: [
      { keys: ['modifier', 'K'], does: 'palette' },
      { keys: ['help'], does: 'help' },
      { keys: ['F8'], does: 'toasts' },
    ],
  },
] as const;

import { paths } from '../../core/paths';
import { ACTION_KEYS } from './quick-key';

const VIEW_KEYS = [
  { keys: ['←', '→'], does: 'neighbour' },
  { keys: ['+', '−', '0'], does: 'zoom' },
  { keys: ['1'], does: 'actualSize' },
  { keys: ['F'], does: 'fullScreen' },
  { keys: [ACTION_KEYS.download], does: 'download' },
] as const;
const CLOSE = { keys: ['escape'], does: 'close' } as const;

/**
 * The shortcuts of each screen. A key is a name of the catalogue (`shortcuts.keys`) or stands for itself; `modifier` is
 * Ctrl or, on Apple's devices, Cmd, and `alt` is Alt or Option.
 */
export const SHORTCUTS = [
  {
    name: 'generate',
    on: paths.generate,
    shortcuts: [
      { keys: ['modifier', 'enter'], does: 'submit' },
      { keys: [ACTION_KEYS.save], does: 'save' },
      { keys: [ACTION_KEYS.download], does: 'download' },
      { keys: ['alt', '↑', '↓'], does: 'walk' },
    ],
  },
  { name: 'view', on: paths.generate, shortcuts: [...VIEW_KEYS, CLOSE] },
  {
    name: 'set',
    on: paths.generate,
    shortcuts: [
      { keys: ['1–9'], does: 'result' },
      { keys: ['←', '→', '↑', '↓'], does: 'results' },
      { keys: ['home', 'end'], does: 'resultEdges' },
      { keys: ['S'], does: 'keep' },
      { keys: ['X'], does: 'leave' },
      { keys: ['C'], does: 'compare' },
      { keys: ['enter'], does: 'large' },
      CLOSE,
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
      { keys: ['shift', 'space'], does: 'range' },
      { keys: [ACTION_KEYS.search], does: 'search' },
    ],
  },
  {
    name: 'view',
    on: paths.gallery,
    shortcuts: [
      ...VIEW_KEYS,
      { keys: [ACTION_KEYS.like], does: 'like' },
      { keys: ['delete'], does: 'delete' },
      CLOSE,
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

/** Joins class names. A host's win over ours by their cascade layer, and ours never contradict each other. */
export { clsx as cn } from 'clsx';

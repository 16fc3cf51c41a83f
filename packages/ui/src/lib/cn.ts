/**
 * Joins class names. A host's class wins over those of the library by its cascade layer, and no two classes of the
 * library on one element set the same property.
 */
export { clsx as cn } from 'clsx';

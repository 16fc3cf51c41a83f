import type { cva } from 'class-variance-authority';
import { clsx, type ClassValue } from 'clsx';
import { checkVariants } from './explain';

declare const process: { env: { NODE_ENV?: string } };

type Props = Record<string, unknown>;

interface Config {
  variants?: Record<string, Record<string, ClassValue>>;
  defaultVariants?: Props;
}

/** `cva` without compound variants, in half of its size. In development it reports a variant that does not exist. */
const create =
  (base: ClassValue, { variants = {}, defaultVariants = {} }: Config = {}) =>
  (props: Props = {}) => {
    if (process.env.NODE_ENV !== 'production') checkVariants(props, variants);
    const classes = Object.entries(variants).map(([name, values]) => {
      const value = props[name] === undefined ? defaultVariants[name] : props[name];
      return values[String(value)];
    });
    return clsx(base, classes, props['class'] as ClassValue, props['className'] as ClassValue);
  };

export const createVariants = create as unknown as typeof cva;

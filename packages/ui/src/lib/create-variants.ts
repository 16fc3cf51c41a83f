import { cva } from 'class-variance-authority';
import { checkVariants } from './explain';

declare const process: { env: { NODE_ENV?: string } };

const checked: typeof cva = (base, config) => {
  const classes = cva(base, config);
  return (props) => {
    checkVariants({ ...props }, { ...(config as { variants?: object } | undefined)?.variants });
    return classes(props);
  };
};

/** `cva`, which in development also reports a variant that does not exist. */
export const createVariants: typeof cva = process.env.NODE_ENV === 'production' ? cva : checked;

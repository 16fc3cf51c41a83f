import { cva } from 'class-variance-authority';
import { checkVariants } from './explain';

declare const process: { env: { NODE_ENV?: string } };

/**
 * `cva`, which in development also reports a variant that does not exist.
 * @param component its name, for the report
 */
export function createVariants<Variants>(
  component: string,
  ...[base, config]: Parameters<typeof cva<Variants>>
): ReturnType<typeof cva<Variants>> {
  const classes = cva(base, config);
  if (process.env.NODE_ENV === 'production') return classes;
  return (props) => {
    checkVariants(component, { ...props }, { ...(config as { variants?: object } | undefined)?.variants });
    return classes(props);
  };
}

import { cva } from 'class-variance-authority';
import { checkVariants } from './explain';

/**
 * `cva`, which in development also reports a variant that does not exist.
 * @param component its name, for the report
 */
export function createVariants<Variants>(
  component: string,
  ...[base, config]: Parameters<typeof cva<Variants>>
): ReturnType<typeof cva<Variants>> {
  const classes = cva(base, config);
  return (props) => {
    checkVariants(component, { ...props }, { ...(config as { variants?: object } | undefined)?.variants });
    return classes(props);
  };
}

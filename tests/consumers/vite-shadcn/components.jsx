import { cva } from 'class-variance-authority';
import { Dialog } from 'radix-ui';

/* Components as a project with shadcn/ui has them: every element has a `data-slot`, and every colour is a variable of the
   host. They are the ones that the test needs, in a short form. */

const part = (Element, slot, classes) =>
  function Part({ className = '', ...props }) {
    return <Element data-slot={slot} className={`${classes} ${className}`} {...props} />;
  };

export const Card = part('div', 'card', 'flex flex-col gap-6 rounded-xl border bg-background py-6 shadow-sm');
export const CardHeader = part('div', 'card-header', 'grid gap-1.5 px-6');
export const CardTitle = part('h3', 'card-title', 'leading-none font-semibold');
export const CardDescription = part('p', 'card-description', 'text-sm text-muted-foreground');
export const CardContent = part('div', 'card-content', 'px-6');
export const CardFooter = part('div', 'card-footer', 'flex items-center px-6');

const buttonVariants = cva(
  'inline-flex h-9 items-center justify-center gap-2 rounded-md px-4 text-sm font-medium transition-all outline-none focus-visible:border-ring focus-visible:ring-[3px] focus-visible:ring-ring/50 disabled:opacity-50',
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground hover:bg-primary/90',
        outline: 'border bg-background shadow-xs hover:bg-accent',
        ghost: 'hover:bg-accent',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

export function Button({ variant, ...props }) {
  return <button data-slot="button" type="button" className={buttonVariants({ variant })} {...props} />;
}

export const Input = part(
  'input',
  'input',
  'h-9 w-full rounded-md border border-input bg-transparent px-3 py-1 text-base shadow-xs outline-none placeholder:text-muted-foreground focus-visible:border-ring',
);

export const Table = part('table', 'table', 'w-full caption-bottom text-sm');
export const TableCaption = part('caption', 'table-caption', 'mt-4 text-sm text-muted-foreground');
export const TableRow = part('tr', 'table-row', 'border-b transition-colors');
export const TableHead = part('th', 'table-head', 'h-10 px-2 text-left align-middle font-medium');
export const TableCell = part('td', 'table-cell', 'p-2 align-middle');

const Content = part(
  Dialog.Content,
  'dialog-content',
  'fixed inset-0 m-auto grid h-fit w-80 gap-4 rounded-lg border bg-background p-6 shadow-lg',
);
const Title = part(Dialog.Title, 'dialog-title', 'text-lg leading-none font-semibold');
const Description = part(Dialog.Description, 'dialog-description', 'text-sm text-muted-foreground');

/** A dialog that is always open, inside the host's elements. */
export function OpenDialog({ container }) {
  return (
    <Dialog.Root open modal={false}>
      <Dialog.Portal container={container}>
        <Content onOpenAutoFocus={(event) => event.preventDefault()}>
          <Title>Title</Title>
          <Description>Description</Description>
          <ul>
            <li>One</li>
          </ul>
          <Dialog.Close data-slot="dialog-close" className="absolute top-4 right-4">
            Close
          </Dialog.Close>
        </Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

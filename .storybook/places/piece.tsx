import { Button } from '@product/ui';
import { createElement, useState, type ComponentType, type ReactNode } from 'react';
import { TRIED_PIECES } from './tried-pieces';

type Args = Record<string, unknown>;

interface Annotations {
  title?: string;
  component?: ComponentType<Args>;
  render?: (args: Args) => ReactNode;
  args?: Args;
}

const FILES = Object.values(
  import.meta.glob<Record<string, Annotations>>(
    '../../packages/ui/src/{components,pieces}/**/*.stories.tsx',
    { eager: true },
  ),
);

/** A piece of `TRIED_PIECES`, without the decorators of its stories. */
export function Piece({ name }: { name: string }) {
  const { piece = <OfStories name={name} />, around } = TRIED_PIECES[name]!;
  return around ? around(piece) : piece;
}

/** A piece as its stories render it. If they leave to the host what is chosen or open, this is the host. */
function OfStories({ name }: { name: string }) {
  const { args: changed, story = 'default' } = TRIED_PIECES[name]!;
  const { default: meta, [story]: own } = FILES.find((file) => file['default']?.title?.endsWith(`/${name}`))!;
  const { component, render } = { ...meta, ...own };
  const args = { ...meta!.args, ...own?.args, ...changed };
  const [value, onValueChange] = useState(args['value']);
  const [open, onOpenChange] = useState(false);
  if (render) return render(args);
  const isLayer = 'open' in args;
  return (
    <>
      {isLayer && (
        <Button data-opens="" onClick={() => onOpenChange(true)}>
          Open
        </Button>
      )}
      {createElement(component!, {
        ...args,
        ...(isLayer && { open, onOpenChange }),
        ...('value' in args && { value, onValueChange }),
      })}
    </>
  );
}

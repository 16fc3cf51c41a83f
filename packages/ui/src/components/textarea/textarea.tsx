import { useImperativeHandle, useRef, type ComponentProps, useLayoutEffect, type RefObject } from 'react';
import { cn } from '../../lib/cn';
import { useFieldControl } from '../field';
import { inputBoxVariants } from '../input';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /**
   * Grows with its text instead of scrolling. Limit its height with `className`, for instance `max-h-80`.
   * @default false
   */
  autoGrow?: boolean;
}

/** A multi-line text input. Inside a `Field` it has the label, description and error state of the field. @public */
export function Textarea({ autoGrow = false, className, ref, ...props }: TextareaProps) {
  const field = useFieldControl();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, []);
  useAutoGrow(area, autoGrow, props.value);

  return (
    <textarea
      data-ui="textarea"
      {...field}
      className={cn(
        inputBoxVariants({ on: 'control' }),
        'ui:min-h-20 ui:px-4 ui:py-3 ui:leading-normal',
        autoGrow ? 'ui:field-sizing-content ui:resize-none' : 'ui:fallback:resize-y',
        className,
      )}
      {...props}
      ref={area}
    />
  );
}

/** Resizes a text area to the height of its text in browsers without `field-sizing: content`. */
function useAutoGrow(ref: RefObject<HTMLTextAreaElement | null>, on: boolean, value: unknown) {
  useLayoutEffect(() => {
    const area = ref.current;
    if (!on || area === null || window.CSS?.supports?.('field-sizing', 'content')) return;
    const grow = () => {
      area.style.blockSize = 'auto';
      area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
    };
    grow();
    area.addEventListener('input', grow);
    return () => {
      area.removeEventListener('input', grow);
      area.style.blockSize = '';
    };
  }, [ref, on, value]);
}

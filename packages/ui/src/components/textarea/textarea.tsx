'use client';

import { useImperativeHandle, useRef, type ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { useFieldControl } from '../field';
import { inputBoxVariants } from '../input';
import { useAutoGrow } from './use-auto-grow';

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

import { isEscape } from './escape';

type EscapeHandler = (event: KeyboardEvent) => void;

/**
 * `onEscapeKeyDown` of a Radix layer, of which the innermost is asked: it stays open unless Escape has been pressed.
 * @param handler that of the host, which may prevent the default as well
 */
export const onEscapePress =
  (handler?: EscapeHandler): EscapeHandler =>
  (event) => {
    if (isEscape(event)) handler?.(event);
    else event.preventDefault();
  };

import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react';
import { IconButton, Input, XIcon } from '../../components';
import { useUi } from '../../i18n';
import { isEscape } from '../../lib/escape';

export interface SearchFieldProps {
  /** @default that of a gallery */
  label?: string;
  value: string | undefined;
  onValueChange: (value: string) => void;
}

/** Focuses the field, whose text a button has removed: Control+Z brings it back there. */
export const focusSearch = ({ currentTarget }: SyntheticEvent) =>
  currentTarget.closest('search')?.querySelector('input')?.focus();

/** The field for a search, with a cross of the product's own that empties it. */
export function SearchField({ label, value = '', onValueChange }: SearchFieldProps) {
  const { t } = useUi();
  const name = label ?? t('gallery.search');
  const field = useRef<HTMLInputElement>(null);
  const known = useRef(value);

  // What was typed into a server's HTML before hydration.
  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) onValueChange(typed);
  });
  useEffect(() => takeTyped(), []);

  // Uncontrolled: a value that React sets cannot be undone, and what Clear removes was typed.
  useEffect(() => {
    const element = field.current;
    if (known.current === value || !element) return;
    known.current = value;
    if (element.value === value) return;
    void import('../../lib/write-text').then(
      ({ writeText }) => known.current === value && writeText(element, value),
      () => (element.value = value),
    );
  }, [value]);

  return (
    <div className="ui:relative ui:min-w-0 ui:flex-[1_1_17rem] ui:@max-[56rem]:flex-[1_1_9rem]">
      <Input
        ref={field}
        type="search"
        // The text has its own direction, and the padding that of the page: the cross is at the end of the page.
        style={{ unicodeBidi: 'plaintext' }}
        aria-label={name}
        placeholder={name}
        defaultValue={value}
        onKeyDown={(event) => {
          // The browser's own clearing cannot be undone.
          if (value === '' || event.defaultPrevented || !isEscape(event.nativeEvent)) return;
          event.preventDefault();
          onValueChange('');
        }}
        onChange={({ target }) => target.value !== value && onValueChange(target.value)}
        className="ui:pe-11 ui:text-ellipsis ui:[&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <div className="ui:absolute ui:inset-y-0 ui:end-0.5 ui:grid ui:place-items-center">
          <IconButton
            size="sm"
            label={t('gallery.clearSearch')}
            onClick={(event) => {
              focusSearch(event);
              onValueChange('');
            }}
          >
            <XIcon aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}

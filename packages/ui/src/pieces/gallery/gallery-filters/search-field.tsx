'use client';

import { IconButton, Input, XIcon } from '../../../components';
import { useUi } from '../../../i18n';
import { gallery } from '../../../locales/english';

export interface SearchFieldProps {
  value: string | undefined;
  onValueChange: (value: string) => void;
}

/** The field for a search, with a cross of the product's own that empties it. */
export function SearchField({ value = '', onValueChange }: SearchFieldProps) {
  const { t } = useUi({ gallery });
  return (
    <div className="ui:relative ui:min-w-0 ui:flex-[1_1_17rem] ui:max-desk:flex-[1_1_9rem]">
      <Input
        type="search"
        dir="auto"
        aria-label={t('gallery.search')}
        placeholder={t('gallery.search')}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="ui:pe-11 ui:text-ellipsis ui:[&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <div className="ui:absolute ui:inset-y-0 ui:end-0.5 ui:grid ui:place-items-center">
          <IconButton
            size="sm"
            label={t('gallery.clearSearch')}
            onClick={(event) => {
              event.currentTarget.closest('search')?.querySelector('input')?.focus();
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

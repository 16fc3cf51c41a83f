'use client';

import { LANGUAGES, type Language } from '@product/domain';
import type { ComponentProps } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu';
import { LanguageTrigger, type LanguageTriggerLook } from './language-trigger';
import { languageName } from './language-name';

export interface LanguageMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The language that everything is in. */
  language: Language;
  /** Called with the language that was chosen. */
  onLanguageChange?: (language: Language) => void;
  /**
   * The languages one can choose.
   * @default all eight
   */
  languages?: readonly Language[];
  /**
   * An icon for a bar, a row for a list of places, or the language's name.
   * @default 'icon'
   */
  look?: LanguageTriggerLook;
}

/** The languages, each by its own name. All else it is given goes to the button. */
export function LanguageMenu({
  language,
  onLanguageChange,
  languages = LANGUAGES,
  look = 'icon',
  ...props
}: LanguageMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <LanguageTrigger data-slot="language-menu" look={look} language={language} {...props} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup
          value={language}
          onValueChange={(next) => onLanguageChange?.(next as Language)}
        >
          {languages.map((option) => (
            <DropdownMenuRadioItem key={option} value={option} lang={option}>
              {languageName(option)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

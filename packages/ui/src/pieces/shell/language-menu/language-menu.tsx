'use client';

import { LANGUAGES, type Language } from '@product/domain';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu';
import { languageName } from './language-name';
import { LanguageMenuTrigger, type LanguageMenuTriggerProps } from './language-menu-trigger';

export interface LanguageMenuProps extends LanguageMenuTriggerProps {
  /** Called with the language that the user selects. */
  onLanguageChange?: (language: Language) => void;
  /**
   * The languages to choose from.
   * @default all eight
   */
  languages?: readonly Language[];
}

/** Menu of languages, each by its own name. Other props are passed to the button. */
export function LanguageMenu({
  language,
  onLanguageChange,
  languages = LANGUAGES,
  ...props
}: LanguageMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <LanguageMenuTrigger language={language} {...props} />
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

'use client';

import { LANGUAGES, type Language } from '@product/domain';
import { DropdownMenuRadioGroup, DropdownMenuRadioItem } from '../../../components/dropdown-menu';
import { MenuLayer, type MenuOpening } from '../../../lib/on-demand/menu-layer';
import { languageName } from './language-name';

interface LanguageChoiceProps extends MenuOpening {
  language: Language;
  languages?: readonly Language[] | undefined;
  onLanguageChange?: ((language: Language) => void) | undefined;
}

export function LanguageChoice({
  language,
  languages = LANGUAGES,
  onLanguageChange,
  ...opening
}: LanguageChoiceProps) {
  return (
    <MenuLayer {...opening}>
      <DropdownMenuRadioGroup value={language} onValueChange={(next) => onLanguageChange?.(next as Language)}>
        {languages.map((option) => (
          <DropdownMenuRadioItem key={option} value={option} lang={option}>
            {languageName(option)}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </MenuLayer>
  );
}

'use client';

import type { Language } from '@product/domain';
import type { ComponentProps } from 'react';
import { onDemand } from '../../../lib/on-demand/demand';
import { MenuOnDemand } from '../../../lib/on-demand/menu-on-demand';
import { LanguageTrigger, type LanguageTriggerLook } from './language-trigger';

export interface LanguageMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The current language. */
  language: Language;
  /** Called with the language that the user selects. */
  onLanguageChange?: (language: Language) => void;
  /**
   * The languages to choose from.
   * @default all eight
   */
  languages?: readonly Language[];
  /**
   * Form of the button: an icon, a row for the drawer, or the language's name.
   * @default 'icon'
   */
  look?: LanguageTriggerLook;
}

const choice = onDemand(async () => (await import('./language-choice')).LanguageChoice);

/** Menu of languages, each by its own name. Other props are passed to the button. */
export function LanguageMenu({
  language,
  onLanguageChange,
  languages,
  look = 'icon',
  ...props
}: LanguageMenuProps) {
  return (
    <MenuOnDemand menu={choice} menuProps={{ language, languages, onLanguageChange }}>
      <LanguageTrigger data-slot="language-menu" look={look} language={language} {...props} />
    </MenuOnDemand>
  );
}

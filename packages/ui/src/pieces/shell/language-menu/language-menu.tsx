'use client';

import type { Language } from '@product/domain';
import type { ComponentProps } from 'react';
import { onDemand } from '../../../lib/on-demand/demand';
import { MenuOnDemand } from '../../../lib/on-demand/menu-on-demand';
import { LanguageTrigger, type LanguageTriggerLook } from './language-trigger';

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

const choice = onDemand(async () => (await import('./language-choice')).LanguageChoice);

/** The languages, each by its own name. All else it is given goes to the button. */
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

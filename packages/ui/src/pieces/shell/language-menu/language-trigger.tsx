'use client';

import type { Language } from '@product/domain';
import type { ComponentProps } from 'react';
import { Button } from '../../../components/button';
import { IconButton } from '../../../components/icon-button';
import { ChevronDownIcon, GlobeIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { MenuRow } from '../menu-row';
import { languageName } from './language-name';

export type LanguageTriggerLook = 'icon' | 'row' | 'name';

interface LanguageTriggerProps extends ComponentProps<'button'> {
  look: LanguageTriggerLook;
  language: Language;
}

export function LanguageTrigger({ look, language, ...props }: LanguageTriggerProps) {
  const { t } = useUi();
  const globe = <GlobeIcon aria-hidden />;
  const name = <span lang={language}>{languageName(language)}</span>;
  const looks = {
    icon: () => (
      <IconButton label={t('shell.language')} {...props}>
        {globe}
      </IconButton>
    ),
    row: () => (
      <MenuRow icon={globe} chosen={name} {...props}>
        {t('shell.language')}
      </MenuRow>
    ),
    name: () => (
      <Button variant="ghost" size="sm" {...props}>
        {globe}
        {name}
        <ChevronDownIcon aria-hidden className="ui:size-4" />
      </Button>
    ),
  };
  return looks[look]();
}

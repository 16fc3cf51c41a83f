import type { ComponentProps } from 'react';
import { Button } from '../../../components/button';
import { IconButton } from '../../../components/icon-button/icon-button';
import { ChevronDownIcon, GlobeIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { MenuRow } from '../menu-row';
import { languageName } from './language-name';

export interface LanguageMenuTriggerProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** BCP 47 tag of the current language. */
  language: string;
  /**
   * Form of the button: an icon, a row for the drawer, or the language's name.
   * @default 'icon'
   */
  variant?: 'icon' | 'row' | 'name';
}

/** The button of a `LanguageMenu`, for hosts that load the menu lazily. @public */
export function LanguageMenuTrigger({ variant = 'icon', language, ...props }: LanguageMenuTriggerProps) {
  const { t } = useUi();
  const globe = <GlobeIcon aria-hidden />;
  const name = <span lang={language}>{languageName(language)}</span>;
  const variants = {
    icon: () => (
      <IconButton label={t('shell.language')} {...props} data-ui="language-menu">
        {globe}
      </IconButton>
    ),
    row: () => (
      <MenuRow icon={globe} chosen={name} {...props} data-ui="language-menu">
        {t('shell.language')}
      </MenuRow>
    ),
    name: () => (
      <Button variant="ghost" size="sm" {...props} data-ui="language-menu">
        {globe}
        {name}
        <ChevronDownIcon aria-hidden className="ui:size-4" />
      </Button>
    ),
  };
  return variants[variant]();
}

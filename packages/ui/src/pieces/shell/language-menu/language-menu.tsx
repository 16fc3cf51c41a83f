import { LANGUAGES } from '@product/domain';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu/dropdown-menu';
import { languageName } from './language-name';
import { LanguageMenuTrigger, type LanguageMenuTriggerProps } from './language-menu-trigger';

export interface LanguageMenuProps<Tag extends string = string> extends LanguageMenuTriggerProps {
  /** The current language, one of `languages`. */
  language: Tag;
  /** Called with the language that the user selects. */
  onLanguageChange?: (language: Tag) => void;
  /**
   * BCP 47 tags of the languages to choose from.
   * @default those of the library's catalogues
   */
  languages?: readonly Tag[];
}

/** Menu of languages, each by its own name. Other props are passed to the button. @public */
export function LanguageMenu<Tag extends string>({
  language,
  onLanguageChange,
  languages = LANGUAGES as readonly string[] as readonly Tag[],
  ...props
}: LanguageMenuProps<Tag>) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <LanguageMenuTrigger language={language} {...props} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup value={language} onValueChange={(next) => onLanguageChange?.(next as Tag)}>
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

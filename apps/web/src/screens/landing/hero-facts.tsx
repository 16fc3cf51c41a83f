import { CheckIcon, TokenIcon, UsersIcon } from '@product/ui';
import { useTranslation } from 'react-i18next';

const FACTS = [
  { key: 'cost', Icon: TokenIcon },
  { key: 'expiry', Icon: CheckIcon },
  { key: 'creators', Icon: UsersIcon },
] as const;

export function HeroFacts() {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted sm:justify-center">
      {FACTS.map(({ key, Icon }) => (
        <li key={key} className="inline-flex items-center gap-1.5">
          <Icon className="size-4 text-ink-faint" />
          {t(`landing.facts.${key}`)}
        </li>
      ))}
    </ul>
  );
}

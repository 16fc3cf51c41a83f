import { LANGUAGES, THEMES } from '@product/domain';
import {
  ArrowForwardIcon,
  GlobeIcon,
  InfoIcon,
  languageName,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  PencilIcon,
  SunIcon,
  useProductLinks,
  useUi,
} from '@product/ui';
import { hrefFor, paths, createPath } from '../../core/paths';
import { useLogOut } from '../../core/log-out/log-out';
import { useNavigate, useLocation } from '../../core/router';
import { useLanguage } from '../../core/use-language';
import { useSession } from '../../core/use-session';
import { useUserMenu } from '../../core/use-user-menu';
import { useLazyTexts } from '../../core/use-texts';
import { useTheme } from '../../theme/use-theme';
import type { Command, CommandGroup } from './command';
import { useGeneratorCommands } from './use-generator-commands';
import { usePresetCommands } from './use-preset-commands';
import english from '../../i18n/locales/en/commands';
import { useServices } from '../../core/services';

const THEME_LOOKS = {
  light: { Icon: SunIcon, text: 'shell.themeLight' },
  dark: { Icon: MoonIcon, text: 'shell.themeDark' },
  system: { Icon: MonitorIcon, text: 'shell.themeSystem' },
} as const;

/** All commands but the own creations, in groups. */
export function useCommands(onShortcuts: () => void): CommandGroup[] {
  const { t } = useLazyTexts('commands', english);
  const { t: uiText } = useUi();
  const { theme, setTheme } = useTheme();
  const { language, setLanguage } = useLanguage();
  const { actions, choices } = useGeneratorCommands();
  return [
    { name: t('actions'), commands: [...actions, ...useActions(onShortcuts)] },
    ...choices,
    usePresetCommands(),
    { name: t('goTo'), commands: useDestinations() },
    {
      name: uiText('shell.theme'),
      commands: THEMES.map((option) => {
        const { Icon, text } = THEME_LOOKS[option];
        return {
          id: `theme ${option}`,
          label: uiText(text),
          icon: <Icon aria-hidden />,
          isCurrent: option === theme,
          run: () => setTheme(option),
        };
      }),
    },
    {
      name: uiText('shell.language'),
      commands: LANGUAGES.map((option) => ({
        id: `language ${option}`,
        label: languageName(option),
        lang: option,
        icon: <GlobeIcon aria-hidden />,
        isCurrent: option === language,
        run: () => setLanguage(option),
      })),
    },
  ];
}

function useActions(onShortcuts: () => void): Command[] {
  const { t } = useLazyTexts('commands', english);
  const { t: uiText } = useUi();
  const { user } = useSession();
  const newPrompt = useNewPrompt();
  const { logOut } = useLogOut();
  return [
    { id: 'newPrompt', label: t('newPrompt'), icon: <PencilIcon aria-hidden />, run: () => void newPrompt() },
    { id: 'shortcuts', label: t('shortcuts.title'), icon: <InfoIcon aria-hidden />, run: onShortcuts },
    ...(user
      ? [
          {
            id: 'logOut',
            label: uiText('account.menu.logOut'),
            icon: <LogOutIcon aria-hidden />,
            run: logOut,
          },
        ]
      : []),
  ];
}

/** The product's own pages that the user may open, each once. */
function useDestinations(): Command[] {
  const { t } = useLazyTexts('commands', english);
  const { t: uiText } = useUi();
  const { user, isVisitor } = useSession();
  const userMenu = useUserMenu();
  const navigate = useNavigate();
  const product = useProductLinks();
  const links = [
    { href: paths.home, label: t('home') },
    ...product.main({ gallery: paths.gallery, pricing: paths.pricing, create: paths.generate }),
    ...(user ? product.drawer(userMenu, hrefFor) : []),
    ...(isVisitor ? [{ href: paths.auth, label: uiText('shell.login') }] : []),
    { href: paths.privacy, label: uiText('shell.footer.privacyPolicy') },
    { href: paths.terms, label: uiText('shell.footer.termsOfService') },
  ];
  return links
    .filter(({ href }, index) => links.findIndex((other) => other.href === href) === index)
    .map(({ href, label, icon }: (typeof links)[number] & { icon?: Command['icon'] }) => ({
      id: href,
      label,
      icon: icon ?? <ArrowForwardIcon aria-hidden />,
      run: () => void navigate(href),
    }));
}

/** Navigates to the prompt and selects its text, so that typing replaces it. Visitors log in first. */
function useNewPrompt(): () => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { navigation } = useServices();
  const { isVisitor } = useSession();
  return async () => {
    if (isVisitor) return void navigate(createPath(isVisitor));
    if (pathname !== paths.generate && !(await navigation.open(paths.generate))) return;
    const prompt = document.querySelector<HTMLTextAreaElement>('main textarea');
    prompt?.focus();
    prompt?.select();
  };
}

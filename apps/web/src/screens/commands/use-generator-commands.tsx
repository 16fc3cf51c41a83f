import { GENERATOR_SETTINGS, type GeneratorSettings } from '@product/domain';
import { loadDraft } from '@product/studio';
import { BookmarkIcon, DownloadIcon, ImageIcon, LinkIcon, useUi, VideoIcon } from '@product/ui';
import { useState, type ReactNode } from 'react';
import type { Command, CommandGroup } from './command';
import { buttonOfPage } from './page-actions';
import { useCopyRecipe } from '../../core/use-copy-recipe';
import { useSession } from '../../core/use-session';
import { useLazyTexts } from '../../core/use-texts';
import { drafts } from '../../lib/draft';
import recipesEnglish from '../../i18n/locales/en/recipes';

const ICONS: Partial<Record<string, ReactNode>> = {
  image: <ImageIcon aria-hidden />,
  video: <VideoIcon aria-hidden />,
};

/** What the palette does with the buttons and the choices of the page below it, as they were when it was opened. */
export function useGeneratorCommands(): { actions: Command[]; choices: CommandGroup[] } {
  const { t } = useUi();
  const { t: recipes } = useLazyTexts('recipes', recipesEnglish);
  const { user } = useSession();
  const copyRecipe = useCopyRecipe();
  const [page] = useState(() => ({
    ...readPage(),
    save: buttonOfPage('save'),
    download: buttonOfPage('download'),
  }));
  const nameOf: Names = {
    mediaType: (value) => t(`vocabulary.mediaType.${value}`),
    style: (value) => t(`vocabulary.style.${value}`),
    aspectRatio: (value) => value,
    quality: (value) => t(`vocabulary.quality.${value}`),
  };
  const actions = [
    {
      id: 'save',
      button: page.save,
      label: t('generator.saveToGallery'),
      icon: <BookmarkIcon aria-hidden />,
    },
    {
      id: 'download',
      button: page.download,
      label: t('common.download'),
      icon: <DownloadIcon aria-hidden />,
    },
  ];
  const copy = () => {
    drafts.flush();
    copyRecipe(loadDraft(drafts, user?.id));
  };
  return {
    actions: [
      ...actions.flatMap(({ button, ...command }) =>
        button ? [{ ...command, run: () => button.click() }] : [],
      ),
      ...(page.choices.length > 0
        ? [{ id: 'copyRecipe', label: recipes('copyLink'), icon: <LinkIcon aria-hidden />, run: copy }]
        : []),
    ],
    choices: page.choices.map(({ choice, values }) => ({
      name: t(`properties.${choice}`),
      commands: values.map(({ value, control }) => ({
        id: `${choice} ${value}`,
        label: nameOf[choice](value as never),
        icon: ICONS[value] ?? <span className="w-6 shrink-0" />,
        isCurrent: isChosen(control),
        run: () => choose(control),
      })),
    })),
  };
}

type Names = { [Key in keyof GeneratorSettings]: (value: GeneratorSettings[Key]) => string };

function readPage() {
  const choices = (Object.keys(GENERATOR_SETTINGS) as (keyof GeneratorSettings)[]).map((choice) => ({
    choice,
    values: GENERATOR_SETTINGS[choice].flatMap((value) => {
      const control = controlOf(choice, value);
      return control ? [{ value, control }] : [];
    }),
  }));
  return { choices: choices.filter(({ values }) => values.length > 0) };
}

/** The control of a setting on the page. It has the setting's rules: a locked one says why. */
function controlOf(choice: keyof GeneratorSettings, value: string): HTMLElement | null {
  const control = choice === 'mediaType' ? `[role=tab][id$="-${value}"]` : `[role=radio][value="${value}"]`;
  return document.querySelector<HTMLElement>(`main [data-ui=generator-form] ${control}`);
}

const isChosen = (control: HTMLElement) =>
  (control.getAttribute('aria-checked') ?? control.getAttribute('aria-selected')) === 'true';

function choose(control: HTMLElement) {
  // A tab opens on focus.
  control.focus();
  control.click();
}

import { BookmarkIcon, DownloadIcon, ImageIcon, useUi, VideoIcon } from '@product/ui';
import { useState, type ReactNode } from 'react';
import type { Command, CommandGroup } from './command';
import { CHOICES, choose, controlOf, isChosen } from './generator-controls';
import { buttonOfPage } from './page-actions';

const ICONS: Partial<Record<string, ReactNode>> = {
  image: <ImageIcon aria-hidden />,
  video: <VideoIcon aria-hidden />,
};

/** What the palette does with the buttons and the choices of the page below it, as they were when it was opened. */
export function useGeneratorCommands(): { actions: Command[]; choices: CommandGroup[] } {
  const { t } = useUi();
  const [page] = useState(() => ({
    ...readPage(),
    save: buttonOfPage('save'),
    download: buttonOfPage('download'),
  }));
  const nameOf = {
    mediaType: (value: (typeof CHOICES.mediaType)[number]) => t(`vocabulary.mediaType.${value}`),
    style: (value: (typeof CHOICES.style)[number]) => t(`vocabulary.style.${value}`),
    aspectRatio: (value: string) => value,
    quality: (value: (typeof CHOICES.quality)[number]) => t(`vocabulary.quality.${value}`),
  } as Record<keyof typeof CHOICES, (value: string) => string>;
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
  return {
    actions: actions.flatMap(({ button, ...command }) =>
      button ? [{ ...command, run: () => button.click() }] : [],
    ),
    choices: page.choices.map(({ choice, values }) => ({
      name: t(`properties.${choice}`),
      commands: values.map(({ value, control }) => ({
        id: `${choice} ${value}`,
        label: nameOf[choice](value),
        icon: ICONS[value] ?? <span className="w-6 shrink-0" />,
        isCurrent: isChosen(control),
        run: () => choose(control),
      })),
    })),
  };
}

function readPage() {
  const choices = (Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((choice) => ({
    choice,
    values: CHOICES[choice].flatMap((value) => {
      const control = controlOf(choice, value);
      return control ? [{ value, control }] : [];
    }),
  }));
  return { choices: choices.filter(({ values }) => values.length > 0) };
}

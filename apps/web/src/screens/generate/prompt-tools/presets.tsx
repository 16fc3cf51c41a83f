import type { GeneratorChoices } from '@product/domain';
import { toPresetName, usePresets, type Preset } from '@product/studio';
import { Button, IconButton, PencilIcon, Trash2Icon, useUi } from '@product/ui';
import { useId, useRef, useState } from 'react';
import { useServices } from '../../../core/services';
import { useUser } from '../../../core/use-user';
import { useLazyTexts } from '../../../core/use-texts';
import { presetsOf } from '../../../lib/stored-presets';
import { PresetNameForm } from './preset-name-form';
import english from '../../../i18n/locales/en/recipes';

interface PresetsProps {
  read: () => GeneratorChoices;
  onApply: (preset: Preset) => void;
}

/** The user's presets: a press fills the form with one, and the form below saves the settings as another one. */
export function Presets({ read, onApply }: PresetsProps) {
  const { t } = useLazyTexts('recipes', english);
  const { toasts } = useServices();
  const { presets, save, rename, remove } = usePresets(presetsOf(useUser().id));
  const [renamed, setRenamed] = useState<string>();
  const [saved, setSaved] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const isTaken = (name: string) => presets.some((preset) => preset.name === toPresetName(name));

  const removePreset = (preset: Preset) => {
    remove(preset.name);
    // The pressed button goes.
    field.current?.focus();
    toasts.toast({
      title: t('deleted', { name: preset.name }),
      action: { label: t('undo'), onSelect: () => save(preset) },
    });
  };
  return (
    <div role="group" aria-labelledby={titleId} className="grid gap-2">
      <p id={titleId} className="font-semibold">
        {t('presets')}
      </p>
      <p className="text-xs text-ink-muted">{t('presetsNote')}</p>
      <ul role="list" className="grid gap-1 empty:hidden">
        {presets.map((preset) =>
          preset.name === renamed ? (
            <li key={preset.name}>
              <PresetNameForm
                label={t('newName')}
                initial={preset.name}
                submitLabel={() => t('rename')}
                errorOf={(name) => (name !== renamed && isTaken(name) ? t('nameTaken') : undefined)}
                onSubmit={(name) => {
                  rename(preset.name, name);
                  setRenamed(undefined);
                  field.current?.focus();
                }}
              />
            </li>
          ) : (
            <li key={preset.name} className="flex items-center">
              <Button
                variant="ghost"
                className="min-w-0 flex-1 justify-start px-2"
                onClick={() => onApply(preset)}
              >
                <PresetText {...preset} />
              </Button>
              <IconButton
                size="sm"
                label={t('renamePreset', { name: preset.name })}
                onClick={() => setRenamed(preset.name)}
              >
                <PencilIcon aria-hidden />
              </IconButton>
              <IconButton
                size="sm"
                label={t('deletePreset', { name: preset.name })}
                onClick={() => removePreset(preset)}
              >
                <Trash2Icon aria-hidden />
              </IconButton>
            </li>
          ),
        )}
      </ul>
      <PresetNameForm
        field={field}
        label={t('name')}
        submitLabel={(name) => t(isTaken(name) ? 'replace' : 'save')}
        onSubmit={(name) => {
          const { prompt: _, ...recipe } = read();
          save({ name, recipe });
          setSaved(name);
        }}
      />
      <p role="status" className="sr-only">
        {saved !== undefined && t('saved', { name: saved })}
      </p>
    </div>
  );
}

function PresetText({ name, recipe }: Preset) {
  const { t } = useUi();
  const { style, aspectRatio, quality, mediaType } = recipe;
  const settings = [
    style && t(`vocabulary.style.${style}`),
    aspectRatio,
    quality && t(`vocabulary.quality.${quality}`),
    mediaType && t(`vocabulary.mediaType.${mediaType}`),
  ];
  return (
    <span className="grid gap-1 text-start">
      <span className="wrap-anywhere text-ink">
        <bdi>{name}</bdi>{' '}
      </span>
      <span className="flex flex-wrap gap-x-2 text-xs text-ink-muted">
        {settings.filter(Boolean).map((setting) => (
          <span key={setting}>{setting} </span>
        ))}
      </span>
    </span>
  );
}

import { readPresets } from '@product/studio';
import { useApplyPreset } from '../../core/use-apply-preset';
import { useSession } from '../../core/use-session';
import { useLazyTexts } from '../../core/use-texts';
import { presetsOf } from '../../lib/stored-presets';
import type { CommandGroup } from './command';
import english from '../../i18n/locales/en/recipes';

/** The user's presets, which fill the generator from any screen. */
export function usePresetCommands(): CommandGroup {
  const { t } = useLazyTexts('recipes', english);
  const { user } = useSession();
  const applyPreset = useApplyPreset();
  const presets = user ? readPresets(presetsOf(user.id).get()) : [];
  return {
    name: t('presets'),
    commands: presets.map((preset, index) => ({
      id: `preset ${index}`,
      label: preset.name,
      icon: <span className="w-6 shrink-0" />,
      run: () => applyPreset(preset),
    })),
  };
}

'use client';

import { Kbd } from '../../../components';
import { useUi } from '../../../i18n';

const onApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that submit, where there is a keyboard. */
export function PromptKeys() {
  const { t } = useUi();
  return (
    <span className="ui:text-2xs ui:text-ink-faint ui:pointer-coarse:hidden">
      <bdi dir="ltr">
        <Kbd>{t(onApple() ? 'generator.keys.command' : 'generator.keys.control')}</Kbd>{' '}
        <Kbd>{t('generator.keys.enter')}</Kbd>
      </bdi>{' '}
      {t('generator.promptKeys')}
    </span>
  );
}

'use client';

import { Kbd } from '../../../components';
import { RichText, useUi } from '../../../i18n';

const onApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Shortcut to submit; hidden on devices with a coarse pointer. */
export function PromptKeys() {
  const { t } = useUi();
  const modifier = t(onApple() ? 'generator.keys.command' : 'generator.keys.control');
  const enter = t('generator.keys.enter');
  return (
    <span className="ui:text-2xs ui:text-ink-faint ui:pointer-coarse:hidden">
      <RichText
        text={t('generator.promptKeys', { keys: `${modifier} ${enter}` })}
        components={{
          keys: () => (
            <bdi dir="ltr">
              <Kbd>{modifier}</Kbd> <Kbd>{enter}</Kbd>
            </bdi>
          ),
        }}
      />
    </span>
  );
}

import { useSyncExternalStore } from 'react';
import { Kbd } from '../../../components';
import { RichText, useUi } from '../../../i18n';

const never = () => () => undefined;
const onApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Shortcut to submit; hidden on devices with a coarse pointer. */
export function PromptKeys() {
  const { t } = useUi();
  // A server does not know the device, and Node 20 has no `navigator`.
  const isApple = useSyncExternalStore(never, onApple, () => false);
  const modifier = t(isApple ? 'generator.keys.command' : 'generator.keys.control');
  const enter = t('generator.keys.enter');
  return (
    // Its text wraps before the row does.
    <span
      className="ui:flex-1 ui:text-2xs ui:text-ink-faint ui:pointer-coarse:hidden"
      style={{ maxWidth: 'max-content' }}
    >
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

import type { GeneratorChoices, GeneratorSettings } from '@product/domain';
import { parseLink } from '@product/studio';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from '../../core/router';
import { useAllowedChoices } from '../../core/use-again';

/**
 * Fills the form with the choices of the address's fragment (`formatLink`), which then leaves the address. Nothing is
 * submitted. What the user may not have is replaced, with a toast; also in a draft, which may be a visitor's.
 */
export function useLinkedChoices(
  settings: GeneratorSettings,
  fill: (choices: Partial<GeneratorChoices>) => void,
) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const toAllowed = useAllowedChoices();

  const readDraft = useEffectEvent(() => {
    const allowed = toAllowed(settings);
    if (allowed !== settings) fill(allowed);
  });
  const readLink = useEffectEvent(() => {
    fill(toAllowed(parseLink(hash)));
    void navigate({ search, hash: '' }, { replace: true });
  });

  // Other fragments, such as that of the skip link, have no values.
  const isLink = hash.includes('=');
  useEffect(() => (isLink ? readLink() : readDraft()), [isLink]);
}

// Without JSX: Storybook compiles what the manager loads to calls of a global React.
import { createElement, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useChannel } from 'storybook/manager-api';
import { ADDRESS_EVENT } from './event';

const LABEL = 'Open in the app';

/** A link of the toolbar that opens the story's screen in the app. */
function OpenInApp() {
  const [address, setAddress] = useState<string | undefined>(
    () => addons.getChannel().last(ADDRESS_EVENT)?.[0],
  );
  useChannel({ [ADDRESS_EVENT]: setAddress });
  if (!address) return null;
  const link = createElement('a', { href: address, target: '_blank', rel: 'noreferrer' }, LABEL);
  return createElement(Button, { asChild: true, variant: 'ghost', padding: 'small', ariaLabel: false }, link);
}

export function addOpenInApp() {
  addons.register('open-in-app', () => {
    addons.add('open-in-app/link', {
      type: types.TOOL,
      title: LABEL,
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => createElement(OpenInApp),
    });
  });
}

// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RadioCard, RadioCardGroup } from './radio-card';

/** A large card, whether the browser marks its focus, and a spy of the scrolling. */
async function renderCard(isFocusVisible: boolean) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const onChoose = vi.fn();
  await act(async () =>
    root.render(
      <RadioCardGroup size="lg" aria-label="Style" onValueChange={onChoose}>
        <RadioCard value="anime" label="Anime">
          <svg />
        </RadioCard>
      </RadioCardGroup>,
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.unstubAllGlobals();
  });
  const card = host.querySelector<HTMLElement>('[role=radio]')!;
  vi.spyOn(card, 'matches').mockImplementation((selector) => isFocusVisible && selector === ':focus-visible');
  const scroll = vi.spyOn(card, 'scrollIntoView').mockImplementation(() => undefined);
  return { card, scroll, onChoose };
}

test('the focus of a press does not move the card, its click does', async () => {
  const { card, scroll, onChoose } = await renderCard(false);
  await act(async () => card.focus());
  expect(scroll).not.toHaveBeenCalled();
  await act(async () => card.click());
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('anime');
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', inline: 'center' });
});

test('the focus of a key scrolls to the card', async () => {
  const { card, scroll } = await renderCard(true);
  await act(async () => card.focus());
  expect(scroll).toHaveBeenCalledOnce();
});

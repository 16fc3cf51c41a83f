// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DeleteDialog, EditDialog, LogInDialog } from '..';

interface HostProps {
  open: boolean;
  onOpenAutoFocus?: (event: Event) => void;
  onCloseAutoFocus?: (event: Event) => void;
}

const creation = { title: 'A fox' };
const dialogs = {
  EditDialog: (props: HostProps) => <EditDialog creation={creation} {...props} />,
  DeleteDialog: (props: HostProps) => <DeleteDialog creation={creation} {...props} />,
  LogInDialog: (props: HostProps) => <LogInDialog signUpHref="#" {...props} />,
};

/** Opens and closes a dialog while a button outside of it has the focus. */
async function openAndClose(name: keyof typeof dialogs, handlers: Omit<HostProps, 'open'>) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const render = async (open: boolean) => {
    await act(async () =>
      root.render(
        <>
          <button>Edit</button>
          {dialogs[name]({ open, ...handlers })}
        </>,
      ),
    );
    // Radix moves the focus in a timer without a delay, which was set before this one.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  };
  await render(false);
  const button = host.querySelector('button')!;
  button.focus();
  await render(true);
  expect(document.activeElement).not.toBe(button);
  await render(false);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.unstubAllGlobals();
  });
  return button;
}

test.each(['EditDialog', 'DeleteDialog', 'LogInDialog'] as const)(
  '%s returns the focus beside the handlers of a host',
  async (name) => {
    const handlers = { onOpenAutoFocus: vi.fn(), onCloseAutoFocus: vi.fn() };
    const button = await openAndClose(name, handlers);
    expect(handlers.onOpenAutoFocus).toHaveBeenCalledOnce();
    expect(handlers.onCloseAutoFocus).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button);
  },
);

test('a host that prevents the default on closing decides about the focus', async () => {
  const button = await openAndClose('EditDialog', { onCloseAutoFocus: (event) => event.preventDefault() });
  expect(document.activeElement).not.toBe(button);
});

import { logoutMutation, useApi, useSubmit } from '@product/api-client/react';
import { useResults } from '@product/studio';
import { createContext, use, useState, type ReactNode } from 'react';
import { lazyCode } from '../../lib/lazy-code';
import { useServices } from '../services';
import { useLazyDialog } from '../use-lazy-dialog';

const logOutQuestion = lazyCode(async () => (await import('./log-out-question')).LogOutQuestion);

interface LogOut {
  /** Logs out. If results are not saved, it asks first. */
  logOut: () => void;
  isPending: boolean;
}

const LogOutContext = createContext<LogOut | undefined>(undefined);

/** Sends the logout of the header, the menus and the palette, and shows the question before it. */
export function LogOutProvider({ children }: { children: ReactNode }) {
  const { submit, isPending } = useSubmit(logoutMutation(useApi()));
  const unsaved = useResults(useServices().results).filter(({ saved }) => !saved).length;
  const [isAsking, setAsking] = useState(false);
  const { code: LogOutQuestion } = useLazyDialog(logOutQuestion, isAsking, () => setAsking(false));
  const logOut = () => (unsaved > 0 ? setAsking(true) : submit());
  return (
    <LogOutContext value={{ logOut, isPending }}>
      {children}
      {LogOutQuestion && (
        <LogOutQuestion unsaved={unsaved} open={isAsking} onOpenChange={setAsking} onConfirm={submit} />
      )}
    </LogOutContext>
  );
}

export function useLogOut(): LogOut {
  const logOut = use(LogOutContext);
  if (!logOut) throw new Error('useLogOut found none. Put <LogOutProvider> above this component.');
  return logOut;
}

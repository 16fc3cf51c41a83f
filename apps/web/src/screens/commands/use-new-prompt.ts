import { use } from 'react';
import { flushSync } from 'react-dom';
import { PREPARED } from '../../core/navigation';
import { createPath, paths } from '../../core/paths';
import { PreloadContext } from '../../core/preload';
import { useLocation, useNavigate } from '../../core/router';
import { useSession } from '../../core/use-session';

/** Navigates to the prompt and selects its text, so that typing replaces it. Visitors log in first. */
export function useNewPrompt(): () => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const preload = use(PreloadContext);
  const { isVisitor } = useSession();
  return async () => {
    if (isVisitor) return void navigate(createPath(isVisitor));
    if (pathname !== paths.generate) {
      await preload(paths.generate);
      flushSync(() => void navigate(paths.generate, { state: PREPARED }));
    }
    const prompt = document.querySelector<HTMLTextAreaElement>('main textarea');
    prompt?.focus();
    prompt?.select();
  };
}

import { createPath, paths } from '../../core/paths';
import { useLocation, useNavigate } from '../../core/router';
import { useServices } from '../../core/services';
import { useSession } from '../../core/use-session';

/** Navigates to the prompt and selects its text, so that typing replaces it. Visitors log in first. */
export function useNewPrompt(): () => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { navigation } = useServices();
  const { isVisitor } = useSession();
  return async () => {
    if (isVisitor) return void navigate(createPath(isVisitor));
    if (pathname !== paths.generate && !(await navigation.open(paths.generate))) return;
    const prompt = document.querySelector<HTMLTextAreaElement>('main textarea');
    prompt?.focus();
    prompt?.select();
  };
}

import { formatRecipe, type Preset } from '@product/studio';
import { paths } from './paths';
import { useLocation, useNavigate } from './router';

/** Returns a function that fills the generator with a preset, as a link does: the prompt stays. */
export function useApplyPreset() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return ({ recipe }: Preset) =>
    void navigate(`${paths.generate}#${formatRecipe(recipe)}`, { replace: pathname === paths.generate });
}

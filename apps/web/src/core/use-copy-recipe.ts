import { formatRecipe, type Recipe } from '@product/studio';
import { paths } from './paths';
import { useHref } from './router';
import { useCopyLink } from './use-copy-link';

/** Returns a function that copies a link which fills the generator. */
export function useCopyRecipe() {
  const copy = useCopyLink();
  const generator = useHref(paths.generate);
  return (recipe: Partial<Recipe>) =>
    void copy(new URL(`${generator}#${formatRecipe(recipe)}`, location.href).href);
}

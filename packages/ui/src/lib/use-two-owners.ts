import { useCallback, type Ref } from 'react';

type Owner = Ref<HTMLElement> | undefined;

/** One ref that tells two owners of an element; with one owner, its own. */
export function useTwoOwners(first: Owner, second: Owner): Owner {
  const both = useCallback(
    (element: HTMLElement) => {
      const leaves = [tell(first, element), tell(second, element)];
      return () => leaves.forEach((leave) => leave());
    },
    [first, second],
  );
  return first && second ? both : (first ?? second);
}

function tell(owner: Owner, element: HTMLElement): () => void {
  if (typeof owner !== 'function') {
    if (owner) owner.current = element;
    return () => void (owner && (owner.current = null));
  }
  const leave = owner(element);
  return typeof leave === 'function' ? leave : () => owner(null);
}

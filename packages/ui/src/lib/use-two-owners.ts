import { useCallback, type Ref } from 'react';

type Owner<Owned> = Ref<Owned> | undefined;

/** Merges two refs of an element into one. With only one ref it returns that one. */
export function useTwoOwners<Owned>(first: Owner<Owned>, second: Owner<Owned>): Owner<Owned> {
  const both = useCallback(
    (element: Owned) => {
      const leaves = [tell(first, element), tell(second, element)];
      return () => leaves.forEach((leave) => leave());
    },
    [first, second],
  );
  return first && second ? both : (first ?? second);
}

function tell<Owned>(owner: Owner<Owned>, element: Owned): () => void {
  if (typeof owner !== 'function') {
    if (owner) owner.current = element;
    return () => void (owner && (owner.current = null));
  }
  const leave = owner(element);
  return typeof leave === 'function' ? leave : () => owner(null);
}

import { useCallback, type Ref } from 'react';

type OptionalRef<T> = Ref<T> | undefined;

/** Merges two refs of an element into one. With only one ref it returns that one. */
export function useMergedRefs<T>(first: OptionalRef<T>, second: OptionalRef<T>): OptionalRef<T> {
  const mergedRef = useCallback(
    (element: T) => {
      const cleanups = [setRef(first, element), setRef(second, element)];
      return () => cleanups.forEach((cleanup) => cleanup());
    },
    [first, second],
  );
  return first && second ? mergedRef : (first ?? second);
}

/** Sets a ref of either form. Returns its cleanup. */
function setRef<T>(ref: OptionalRef<T>, element: T): () => void {
  if (typeof ref !== 'function') {
    if (ref) ref.current = element;
    return () => void (ref && (ref.current = null));
  }
  const cleanup = ref(element);
  return typeof cleanup === 'function' ? cleanup : () => ref(null);
}

/** Mounted flag for responses that arrive later. */
import { useEffect, useRef, type RefObject } from 'react';

/** True while the component is mounted; for a sheet, while it `isOpen`. */
export function useIsMounted(isOpen = true): RefObject<boolean> {
  const isMounted = useRef(isOpen);
  useEffect(() => {
    isMounted.current = isOpen;
    return () => {
      isMounted.current = false;
    };
  }, [isOpen]);
  return isMounted;
}

/** Mounted flag for responses that arrive later. */
import { useEffect, useRef, type RefObject } from 'react';

/** True while the component is mounted; for a sheet, while it `isOpen`. */
export function useIsMounted(isOpen = true): RefObject<boolean> {
  const isHere = useRef(isOpen);
  useEffect(() => {
    isHere.current = isOpen;
    return () => {
      isHere.current = false;
    };
  }, [isOpen]);
  return isHere;
}

/** Whether a screen is still there, for an answer that comes later. */
import { useEffect, useRef, type RefObject } from 'react';

/** True while the component is on screen; where it holds a sheet, while that `isOpen`. */
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

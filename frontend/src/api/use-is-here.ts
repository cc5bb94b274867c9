/** Whether a screen is still there, for an answer that comes later. */
import { useEffect, useRef, type RefObject } from 'react';

/** True while the component is on screen. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** Moving the focus by script. */

/** Gives the focus to a place that is no control: it is where the next Tab goes on from. */
export function focusPlace(place: HTMLElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.setAttribute('tabindex', '-1');
    place.style.outline = 'none';
    const forget = () => {
      place.removeAttribute('tabindex');
      place.style.outline = '';
    };
    place.addEventListener('blur', forget, { once: true });
  }
  place.focus({ preventScroll: true });
}

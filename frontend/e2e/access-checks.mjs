// Accessibility checks of a screen: large text, keyboard, print, forced colours. Each returns its problems.
/* oxlint-disable unicorn/consistent-function-scoping -- functions that run in the page cannot access outer scopes */

/** Visible controls. */
const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

/** Adds styles as a browser extension does, which the page's content policy allows; returns their removal. */
export async function style(page, rules) {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, rules);
  return () =>
    page.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
    }, sheet);
}

/** Targets under 24 by 24 px (2.5.8), but links within a sentence and inputs with a clickable label. */
export function smallTargets(page) {
  return page.evaluate((controls) => {
    const isLabelled = (box) => [...(box.labels ?? [])].some((label) => label.getBoundingClientRect().height >= 24);
    const positioned = (one) => (getComputedStyle(one).position === 'static' ? positioned(one.parentElement) : one);
    // A link stretched over its row by its `::after` is as large as the row.
    const target = (one) => (getComputedStyle(one, '::after').position === 'absolute' ? positioned(one) : one);
    const isSmall = (one) => {
      const { width, height } = target(one).getBoundingClientRect();
      return (width < 24 || height < 24) && width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true });
    };
    return [...document.querySelectorAll(controls)]
      .filter((one) => isSmall(one) && getComputedStyle(one).display !== 'inline' && !isLabelled(one))
      .map((one) => `small: ${one.outerHTML.slice(0, 120)}`);
  }, CONTROLS);
}

/** Truncated text of controls, unless shortened on purpose. */
export function truncatedTexts(page) {
  return page.evaluate(() => {
    const isCut = (one) =>
      one.checkVisibility() &&
      one.scrollWidth > one.clientWidth + 1 &&
      ['hidden', 'clip'].includes(getComputedStyle(one).overflowX) &&
      getComputedStyle(one).textOverflow !== 'ellipsis' &&
      one.clientWidth > 1;
    return [...document.querySelectorAll('main *, nav *, dialog *')]
      .filter(isCut)
      .map((one) => `cut: ${one.outerHTML.slice(0, 120)}`);
  });
}

/** Elements that cause horizontal scrolling. */
export function horizontalOverflow(page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const over = [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > width + 1);
    return over.slice(0, 3).map((e) => `sideways at ${width} px: ${e.outerHTML.slice(0, 120)}`);
  });
}

/** Height of sticky bars, in percent of the window. */
export function heightOfBars(page) {
  return page.evaluate(() => {
    const isBar = (one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position) && !one.closest('main, dialog');
    const bars = [...document.querySelectorAll('header, nav')].filter((one) => isBar(one) && one.checkVisibility());
    const total = bars.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0);
    return Math.round((100 * total) / window.innerHeight);
  });
}

/** Description of the focused element; none for the body. */
export function focused(page) {
  return page.evaluate(() => {
    const { activeElement: one } = document;
    if (one === null || one === document.body) return 'body';
    return `${one.tagName.toLowerCase()} ${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 60) ?? ''}`;
  });
}

/** True if a bar covers the focused element (2.4.11), or the focus is invisible (2.4.7). */
export function hiddenFocus(page) {
  return page.evaluate(async () => {
    // Focusing may scroll or expand something in one of the next frames.
    do {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    } while (document.getAnimations().some((one) => one.playState === 'running'));
    const one = document.activeElement;
    if (one === null || one === document.body) return ['no focus'];
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const across = [left + 3, (left + right) / 2, right - 3];
    const points = [top + 3, (top + bottom) / 2, bottom - 3].flatMap((y) => across.map((x) => [x, y]));
    const isSeen = ([x, y]) => {
      const at = document.elementFromPoint(x, y);
      return (
        at !== null && (one.contains(at) || at.contains(one) || [...(one.labels ?? [])].some((l) => l.contains(at)))
      );
    };
    const over = document.elementFromPoint(...points[4])?.outerHTML.slice(0, 120);
    const covered = points.some(isSeen) ? [] : [`covered: ${one.outerHTML.slice(0, 120)} by ${over}`];
    const rings = [one, one.closest('.control'), ...(one.labels ?? []), one.parentElement].filter(Boolean);
    const shows = rings.some((ring) => getComputedStyle(ring).outlineStyle !== 'none');
    return shows || one.id === 'content' ? covered : [...covered, `no ring: ${one.outerHTML.slice(0, 120)}`];
  });
}

/** In forced colours: buttons without a border, and selected ones that look like the others. */
export function forcedColourProblems(page) {
  return page.evaluate(() => {
    const checkpoint = (one) => {
      const { borderTopWidth, borderTopStyle, outlineStyle, color, backgroundColor, borderTopColor } =
        getComputedStyle(one);
      const hasEdge = (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0) || outlineStyle !== 'none';
      return { hasEdge, text: [hasEdge, color, backgroundColor, borderTopColor, borderTopWidth].join() };
    };
    const seen = (list) => [...list].filter((one) => one.checkVisibility());
    const edgeless = seen(
      document.querySelectorAll('main button.bg-brand, main a.bg-brand, main .bg-sunken:is(a, button)'),
    )
      .filter((one) => !checkpoint(one).hasEdge)
      .map((one) => `no edge: ${one.outerHTML.slice(0, 120)}`);
    const alike = seen(document.querySelectorAll('a[aria-current=page]')).filter((chosen) => {
      const other = chosen.closest('ul')?.querySelector('a:not([aria-current])');
      return other !== null && other !== undefined && checkpoint(other).text === checkpoint(chosen).text;
    });
    return [...edgeless, ...alike.map((one) => `not told apart: ${one.outerHTML.slice(0, 120)}`)];
  });
}

/** In print: controls, dark backgrounds, and blocks that may break across pages. */
export function printProblems(page) {
  return page.evaluate(() => {
    const pressed = [...document.querySelectorAll('button, nav, a[href="#content"], input[type=search]')]
      .filter((one) => one.checkVisibility({ opacityProperty: true }))
      .map((one) => `on paper: ${one.outerHTML.slice(0, 120)}`);
    const dark = [document.documentElement, document.body]
      .map((one) => getComputedStyle(one).backgroundColor)
      .filter((colour) => !['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(colour));
    const isWhole = (one) => getComputedStyle(one).breakInside === 'avoid';
    const cut = [...document.querySelectorAll('main :is(tr, li, .rounded-card, details)')]
      .filter(
        (one) => one.checkVisibility() && !isWhole(one) && (one.matches('tr, li') || !one.querySelector('tr, li')),
      )
      .map((one) => `cut in two: ${one.outerHTML.slice(0, 120)}`);
    return [...pressed, ...dark.map((colour) => `printed on ${colour}`), ...cut];
  });
}

/** Animations that ignore reduced motion. */
export function moving(page) {
  return page.evaluate(() => {
    const seconds = (text) => Math.max(...text.split(',').map((part) => parseFloat(part)));
    return [...document.querySelectorAll('body *')]
      .filter((one) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(one);
        return (animationName !== 'none' && seconds(animationDuration) > 0.001) || seconds(transitionDuration) > 0.001;
      })
      .slice(0, 5)
      .map((one) => `moves: ${one.outerHTML.slice(0, 120)}`);
  });
}

/** Asserts that an element is wholly within the window. */
export async function isFullyVisible(element, { width, height }) {
  const box = await element.boundingBox();
  return box !== null && box.y >= 0 && box.x >= 0 && box.y + box.height <= height && box.x + box.width <= width;
}

import { type RefObject, useId, useLayoutEffect } from 'react';
import { useNonce } from '../../theme/nonce.js';

interface SelectionMarksProps {
  rootRef: RefObject<HTMLElement | null>;
  ids: readonly string[];
  /** The accessible description of a selected entry. */
  description: string;
}

const MARK = 'data-cp-chosen';

// Repeating the attribute makes the selector specific enough to override the styles of all views.
const CHOSEN = `[data-cp-theme] ${`[${MARK}]`.repeat(4)}`;
const BUTTON = `${CHOSEN}[data-cp-entry]`;

const MONTH = '[data-view="month"]:has([data-cp-bulk-bar])>:has(>.cp-grid)';

/** The height of the bar with the actions, and of the space around it, in px. */
const BAR = 76;

const RULES = [
  // These rules let users scroll the month view's last week above the bar, without changing the layout.
  `${MONTH}{scroll-padding-block-end:${BAR}px}${MONTH}>:last-child{position:relative}`,
  `${MONTH}>:last-child::after{content:"";position:absolute;inset-block-start:100%;width:1px;height:${BAR}px;pointer-events:none}`,
  `${CHOSEN}{background:var(--cp-entry-bg-selected,var(--cp-surface-active));box-shadow:inset 0 0 0 1.5px var(--cp-text-primary)}`,
  // The check mark replaces the entry's color bar and icon. The second `content` value keeps the check mark out of the
  // accessible name.
  `${BUTTON}::before{content:"✓";content:"✓" / "";display:block;position:absolute;inset-block:0;inset-inline:7px auto;width:13px;height:13px;margin-block:auto;border-radius:3px;background:var(--cp-text-primary);color:var(--cp-surface-panel);font-size:10px;line-height:13px;font-weight:var(--cp-weight-semibold);text-align:center}`,
  // Narrow cells hide the icon and its space. Selected entries keep the space, because it contains the check mark.
  `${BUTTON}>svg:first-child{display:block;visibility:hidden}`,
  `${BUTTON}:not(:has(>svg:first-child)){padding-inline-start:26px}`,
  `${BUTTON}.cp-card::before{inset-block:9px auto}`,
  `${BUTTON}:not(.cp-entry,.cp-row)::before{inset-inline-start:15px}`,
  `@media (forced-colors:active){${CHOSEN}{outline:2px solid Highlight;outline-offset:-2px}}`,
].join('');

/**
 * Marks the elements of selected entries, and describes the entries as selected to screen readers. Sets attributes
 * directly, so that a selection doesn't re-render any entry.
 */
export function SelectionMarks({ rootRef, ids, description }: SelectionMarksProps) {
  const nonce = useNonce();
  const descriptionId = useId();
  useLayoutEffect(() => {
    const root = rootRef.current;
    if (root === null || ids.length === 0) return;
    const chosen = new Set(ids);
    const mark = () => {
      for (const element of root.querySelectorAll<HTMLElement>('[data-cp-entry], [data-cp-lane]')) {
        const { cpEntry, cpLane = '' } = element.dataset;
        const isChosen = chosen.has(cpEntry ?? cpLane);
        if (isChosen === element.hasAttribute(MARK)) continue;
        if (isChosen) choose(element, descriptionId);
        else release(element);
      }
    };
    mark();
    // Views replace elements when the page turns and when the user scrolls, so mark the new elements too.
    const observer = new MutationObserver(mark);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const element of root.querySelectorAll(`[${MARK}]`)) release(element);
    };
  }, [rootRef, ids, descriptionId]);
  if (ids.length === 0) return null;
  return (
    <>
      <span id={descriptionId} hidden>
        {description}
      </span>
      <style nonce={nonce} suppressHydrationWarning>
        {RULES}
      </style>
    </>
  );
}

function choose(element: Element, descriptionId: string): void {
  element.setAttribute(MARK, '');
  element.setAttribute('aria-describedby', descriptionId);
}

function release(element: Element): void {
  element.removeAttribute(MARK);
  element.removeAttribute('aria-describedby');
}

import { addDays } from '@content-planner/model';
import { memo } from 'react';
import { cssString } from '../internal/css-string.js';
import type { CalendarEntry } from '../logs/types.js';
import { initials, type Person } from '../shell/initials.js';
import { useNonce } from '../theme/nonce.js';

/**
 * The entries that others have just changed. Maps each entry's id to the person who changed the entry, or to null if
 * the person is unknown.
 */
export type RecentlyChanged = ReadonlyMap<string, Person | null>;

interface ChangedRulesProps {
  entries: RecentlyChanged;
  /** The entries of a calendar. */
  displayed: readonly CalendarEntry[];
}

/**
 * The colors of highlights. Chips and rows in the calendar use their entry's color. Rows in lists use the accent color.
 */
const COLORS =
  '--cp-changed-bg:var(--cp-entry-bg-selected,color-mix(in oklab,var(--cp-accent-solid) 22%,var(--cp-surface-panel)));--cp-changed-ring:var(--cp-entry-bar,var(--cp-accent-solid))';

const KEYFRAMES = `@keyframes cp-changed{0%,83%{background-color:var(--cp-changed-bg);box-shadow:var(--cp-changed-shadow)}}@keyframes cp-changed-by{0%,83%{opacity:1}to{opacity:0}}`;

const RING = '--cp-changed-shadow:inset 0 0 0 1.5px var(--cp-changed-ring)';
/** The frame around a table row: each cell draws a line at the top and a line at the bottom. */
const LINES =
  '--cp-changed-shadow:inset 0 1.5px var(--cp-changed-ring),inset 0 -1.5px var(--cp-changed-ring)';

const INITIALS =
  'position:absolute;inset-inline-end:4px;top:50%;box-sizing:border-box;min-width:20px;height:14px;margin-top:-7px;padding:0 4px;border-radius:7px;background:var(--cp-surface-inverse);color:var(--cp-text-inverse);font-size:9px;line-height:14px;font-weight:var(--cp-weight-semibold);text-align:center';

/** The maximum number of days per entry on which '+N more' is highlighted. This is more than any view displays. */
const MAX_DAYS = 400;

/** Returns the selector for the '+N more' buttons on an entry's days, in weeks that don't display the entry. */
function moreButtonsOf({ id, startDate, endDate }: CalendarEntry): string {
  const days: string[] = [];
  for (let date = startDate; date <= endDate && days.length < MAX_DAYS; date = addDays(date, 1))
    days.push(`[data-cp-date=${cssString(date)}]`);
  const isHidden = `:not(:has([data-cp-entry=${cssString(id)}]))`;
  return `[data-cp-theme] .cp-week${isHidden} :is(${days}) [data-cp-more]`;
}

function rulesOf(id: string, person: Person | null, entry: CalendarEntry | undefined): string {
  const value = cssString(id);
  // Lanes are decorative. They have a separate attribute, so that clicks on them don't open an entry.
  const place = `[data-cp-theme] :is([data-cp-entry=${value}],[data-cp-lane=${value}])`;
  const title = `[data-cp-theme] [data-cp-details=${value}] [data-cp-details-head]>:is(h2,h3)`;
  const chip = `:is(${[`${place}:not(tr)`, title, ...(entry ? [moreButtonsOf(entry)] : [])]})`;
  const cells = `${place}>:is(th,td)`;
  // The initials are at the end of a chip, or at the end of the title in a row or in the details.
  const named = `:is(${place}:is(button):not(.cp-row,[data-goes-on]),${place}>:is([data-column=title],[data-title]),${place}>div>b,${title})`;
  const name = person && cssString(initials(person));
  return [
    `:is(${place},${chip}){${COLORS}}`,
    `${chip}{${RING}}`,
    `${cells}{${LINES}}`,
    `:is(${chip},${cells}){animation:cp-changed 2.4s both}`,
    // The initials are decorative. The empty alternative text in the second `content` value keeps them out of the
    // element's accessible name.
    ...(name
      ? [
          `${named}{position:relative}`,
          `${named}::after{content:${name};content:${name} / "";${INITIALS};animation:cp-changed-by 2.4s both}`,
          // Some chips have two lines.
          `${named}:is(.cp-entry)::after{top:auto;bottom:4px}`,
        ]
      : []),
    `${title}{border-radius:var(--cp-radius-sm);padding-inline:6px 30px;margin-inline-start:-6px}`,
    // With reduced motion, the highlight appears and disappears without a transition.
    `@media (prefers-reduced-motion:reduce){:is(${chip},${cells}){background-color:var(--cp-changed-bg)!important;box-shadow:var(--cp-changed-shadow)!important}}`,
    `@media (forced-colors:active){:is(${chip},${cells}){outline:2px solid Highlight;outline-offset:-2px}}`,
  ].join('');
}

/**
 * For two seconds, highlights the `data-cp-entry` elements of recently changed entries, and the entries' titles in the
 * details. If an entry is hidden behind '+N more', highlights that button. Uses a style sheet, so that no entry
 * re-renders. This matters in a calendar with thousands of entries.
 */
export const ChangedRules = memo(function ChangedRules({ entries, displayed }: ChangedRulesProps) {
  const nonce = useNonce();
  if (entries.size === 0) return null;
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {KEYFRAMES +
        [...entries]
          .map(([id, person]) =>
            rulesOf(
              id,
              person,
              displayed.find((one) => one.id === id),
            ),
          )
          .join('')}
    </style>
  );
});

import { addDays, daysBetween } from '@content-planner/model';
import { cssString } from '../../internal/css-string.js';
import { useNonce } from '../../theme/nonce.js';
import type { EntryDates } from './entry-move.js';
import { beforeId } from './move-overlay.js';

/** The entries and days that are highlighted during and after a move. */
export interface MoveHighlights {
  /** The ids of the entries that are moved with the keyboard. The first one has an outline. */
  liftedIds?: readonly string[];
  /** The ids of the entries that are dragged. */
  draggedIds: readonly string[];
  /**
   * The days on which the entry would be dropped, and a color for them. If `unlessShown` is the id of an entry, they are
   * highlighted only while no element displays that entry. `within` is a selector of the place that contains the days. If
   * `isPlace` is true, the place itself is highlighted.
   */
  target?:
    | (EntryDates & {
        color: string;
        unlessShown?: string | undefined;
        within?: string | undefined;
        isPlace?: boolean;
      })
    | undefined;
  /** The days on which the other entries would be dropped. If there are any, no day has an outline. */
  otherTargets?: readonly EntryDates[];
  /** The ids of the entries that have just been moved. */
  landedIds: readonly string[];
}

/** The space for the bar with the dates, in px. When an entry scrolls into view, the bar doesn't cover it. */
const BAR = 96;

/** The maximum number of days to highlight. No view has room for more. */
const MAX_DAYS = 400;

const element = (id: string): string =>
  `:is([data-cp-entry=${cssString(id)}],[data-cp-lane=${cssString(id)}])`;

const chip = (id: string): string => `[data-cp-theme] ${element(id)}`;

const SELECTED = 'background:var(--cp-entry-bg-selected);color:var(--cp-text-primary)';

function litDay(
  date: string,
  { startDate, endDate, color, unlessShown, within = '' }: NonNullable<MoveHighlights['target']>,
): string {
  const isHidden = unlessShown === undefined ? '' : `:not(:has(${element(unlessShown)}))`;
  const day = `[data-cp-theme]${isHidden} ${within} [data-cp-date="${date}"]`;
  const isFirst = date === startDate;
  const isLast = date === endDate;
  const radius = (on: boolean) => (on ? '4px' : '0');
  return [
    `${day}::after{content:"";position:absolute;z-index:2;inset:0;pointer-events:none`,
    `background:color-mix(in oklab,${color} 12%,transparent)`,
    `border:1.5px solid ${color}`,
    // One outline surrounds all the days, so the days in the middle have no side borders.
    isFirst ? '' : 'border-inline-start-width:0',
    isLast ? '' : 'border-inline-end-width:0',
    `border-radius:${radius(isFirst)} ${radius(isLast)} ${radius(isLast)} ${radius(isFirst)}}`,
    `${day}{position:relative}`,
  ]
    .filter(Boolean)
    .join(';')
    .replace('};', '}');
}

/** Returns the style of days on which several entries would be dropped. */
function litDays(targets: readonly EntryDates[], color: string): string {
  const dates = new Set<string>();
  for (const { startDate, endDate } of targets)
    for (let date = startDate; date <= endDate && dates.size < MAX_DAYS; date = addDays(date, 1))
      dates.add(date);
  const days = `[data-cp-theme] :is(${[...dates].map((date) => `[data-cp-date="${date}"]`).join()})`;
  return `${days}::after{content:"";position:absolute;z-index:2;inset:0;pointer-events:none;background:color-mix(in oklab,${color} 12%,transparent)}${days}{position:relative}`;
}

function rulesOf({
  liftedIds = [],
  draggedIds,
  target,
  otherTargets = [],
  landedIds,
}: MoveHighlights): string {
  const rules: string[] = [];
  const [firstLifted] = liftedIds;
  if (firstLifted !== undefined) {
    const before = `:is(${liftedIds.map((id) => chip(beforeId(id))).join()})`;
    rules.push(
      `:is(${liftedIds.map(chip).join()}){${SELECTED};z-index:3;box-shadow:var(--cp-shadow-float)}`,
      `${chip(firstLifted)}{outline:2px solid var(--cp-focus-ring);outline-offset:0;scroll-margin-block-end:${BAR}px}`,
      `${before}{background:none;outline:1px solid var(--cp-border-strong);outline-offset:-1px;color:var(--cp-text-secondary)}`,
      `${before}::before{display:none}`,
    );
  }
  if (draggedIds.length > 0) rules.push(`:is(${draggedIds.map(chip).join()}){opacity:.38}`);
  if (target?.within && target.isPlace) {
    rules.push(
      `[data-cp-theme] ${target.within}{background:color-mix(in oklab,${target.color} 12%,transparent);outline:1.5px solid ${target.color};outline-offset:-1.5px}`,
    );
  } else if (target !== undefined && otherTargets.length > 0) {
    rules.push(litDays([target, ...otherTargets], target.color));
  } else if (target !== undefined) {
    const days = Math.min(daysBetween(target.startDate, target.endDate), MAX_DAYS);
    for (let day = 0; day <= days; day += 1) rules.push(litDay(addDays(target.startDate, day), target));
  }
  if (landedIds.length > 0) rules.push(`:is(${landedIds.map(chip).join()}){${SELECTED}}`);
  return rules.join('');
}

/**
 * Highlights entries and days during a move. Uses a style sheet, so that no entries or days re-render and drags remain
 * smooth in calendars with thousands of entries.
 */
export function MoveRules({ highlights }: { highlights: MoveHighlights }) {
  const nonce = useNonce();
  const rules = rulesOf(highlights);
  if (rules === '') return null;
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {rules}
    </style>
  );
}

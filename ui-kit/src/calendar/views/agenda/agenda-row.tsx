import { type CalendarDate, daysBetween } from '@content-planner/model';
import { brandColor } from '../../../colors/brand-color.js';
import { colorKey } from '../../../colors/color-key.js';
import { kindColor } from '../../../colors/entry-color.js';
import { formatShortDate } from '../../../dates/format-date.js';
import type { Brand } from '../../../logs/types.js';
import type { TextsOf } from '../../../messages/define-messages.js';
import { Badge } from '../../../primitives/Badge.js';
import type { EntryLook } from '../../appearance/use-entry-look.js';
import { chipName, entryContent, entryMarks } from '../../entry/entry-content.js';
import { entryData } from '../../entry/entry-data.js';
import { glyph } from '../../entry/glyph.js';
import type { AgendaRow } from '../../layout/layout-agenda.js';
import type { EntryValues } from '../../values/use-entry-values.js';
import type { agendaMessages } from './agenda-messages.js';

/** How the agenda's rows are drawn. All rows share this object. */
export interface AgendaContext extends EntryLook {
  values: EntryValues;
  brandsById: ReadonlyMap<string, Brand>;
  locale: string;
  compact: boolean;
  lateText: TextsOf<typeof agendaMessages>;
  /** The current day if all entries are late. The rows then state by how many days. */
  lateOn: CalendarDate | null;
}

interface AgendaRowInput {
  row: AgendaRow;
  /** Whether the row is in the tab order. */
  isActive: boolean;
  isSelected: boolean;
  context: AgendaContext;
}

/**
 * Renders an entry on one of its days: its title, type, badge for a multi-day entry, brand, and dates. The list handles
 * the row's DOM events.
 */
export function agendaRow({ row, isActive, isSelected, context }: AgendaRowInput) {
  const { entry, role } = row;
  const {
    colorOf,
    brandsById,
    showsIcon,
    fieldOf,
    marksOf,
    contentOf,
    kindOf,
    text,
    locale,
    compact,
    lateText,
    lateOn,
  } = context;
  const brand = entry.brandId === null ? undefined : brandsById.get(entry.brandId);
  const field = fieldOf?.(entry);
  const kind = kindOf(entry.kind);
  const start = formatShortDate(entry.startDate, locale);
  const when =
    lateOn !== null
      ? lateText.daysLate({ count: daysBetween(entry.endDate, lateOn) })
      : role === 'single'
        ? start
        : text.range({ from: start, to: formatShortDate(entry.endDate, locale) });
  const parts = {
    title: (
      <>
        {entry.title}
        {entryMarks(marksOf(entry))}
      </>
    ),
    field: field && <small dir="auto">{field}</small>,
  };
  return (
    <button
      type="button"
      className="cp-row"
      tabIndex={isActive ? 0 : -1}
      title={compact ? undefined : entry.title}
      aria-label={contentOf && chipName(entry, context, when)}
      data-cp-row={row.key}
      {...entryData(entry)}
      data-cp-color={colorKey(colorOf(entry).fill)}
      data-selected={isSelected ? '' : undefined}
    >
      <span data-title="" dir="auto">
        {entryContent(entry, 'row', parts, context)}
      </span>
      <span data-kind-of="">
        <Badge
          variant="tint"
          data-cp-color={colorKey(kindColor(kind).fill)}
          icon={showsIcon && glyph({ path: kind.glyph, size: 12 })}
        >
          {kind.badge}
        </Badge>
      </span>
      <span data-role="" data-empty={role === 'single' ? '' : undefined}>
        {role !== 'single' && <Badge variant="line">{text.multiDayRole[role]}</Badge>}
      </span>
      <span data-brand="">
        {brand && (
          <>
            <i className="cp-dot" data-cp-color={colorKey(brandColor(brand.color).fill)} />
            <span dir="auto">{brand.name}</span>
          </>
        )}
      </span>
      <span data-when="">{lateOn === null ? when : <b>{when}</b>}</span>
    </button>
  );
}

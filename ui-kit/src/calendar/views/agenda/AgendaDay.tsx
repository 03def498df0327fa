import type { Ref } from 'react';
import {
  formatDayNumber,
  formatLongDate,
  formatLongDay,
  formatMonthDay,
  formatWeekday,
} from '../../../dates/format-date.js';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.js';
import { GLYPHS, glyph } from '../../entry/glyph.js';
import type { AgendaRow } from '../../layout/layout-agenda.js';
import { type AgendaContext, agendaRow } from './agenda-row.js';

interface AgendaDayProps {
  /** The rendered rows of a day, with their indexes among all items. */
  rows: readonly { index: number; row: AgendaRow }[];
  isToday: boolean;
  activeKey: string | null;
  selectedId: string | null;
  canCreate: boolean;
  context: AgendaContext;
  measure: Ref<HTMLLIElement>;
}

/** A day in the agenda, or the part of it that is rendered. */
export function AgendaDay({
  rows,
  isToday,
  activeKey,
  selectedId,
  canCreate,
  context,
  measure,
}: AgendaDayProps) {
  const first = rows[0]?.row;
  if (first === undefined) return null;
  const { date, startsMonth, isFirst } = first;
  const { text, locale, compact } = context;
  const name = formatLongDate(date, locale);
  return (
    <div
      className="cp-agenda-day"
      data-cp-date={date}
      data-begins={isFirst ? '' : undefined}
      data-today={isToday ? '' : undefined}
    >
      <div>
        <h2 aria-current={isToday ? 'date' : undefined}>
          {compact ? (
            <>
              {isToday && <i>{text.today}</i>}
              {formatLongDay(date, locale)}
            </>
          ) : (
            <>
              <VisuallyHidden>{name}</VisuallyHidden>
              <span aria-hidden="true">{formatWeekday(date, 'short', locale)}</span>
              <b aria-hidden="true">
                {startsMonth ? formatMonthDay(date, locale) : formatDayNumber(date, locale)}
              </b>
            </>
          )}
        </h2>
        {canCreate && (
          <button
            type="button"
            className="cp-agenda-add"
            aria-label={text.addOn({ date: name })}
            data-cp-add={date}
            tabIndex={rows.some(({ row }) => row.key === activeKey) ? 0 : -1}
          >
            {glyph({ path: GLYPHS.add })}
          </button>
        )}
      </div>
      <ul aria-label={name}>
        {rows.map(({ index, row }) => (
          <li
            key={row.key}
            ref={measure}
            data-index={index}
            data-first={row.isFirst ? '' : undefined}
            data-last={row.isLast ? '' : undefined}
          >
            {agendaRow({
              row,
              isActive: row.key === activeKey,
              isSelected: row.entry.id === selectedId,
              context,
            })}
            {context.values.of(row.entry, row.key === activeKey ? 0 : -1)}
          </li>
        ))}
      </ul>
    </div>
  );
}

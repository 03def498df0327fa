import { isCalendarDate } from '../dates/calendar-date.js';
import { NO_FILTER } from '../filters/filter.js';
import { appendAll, appendFilter, FIELD, filterOf, listOf } from './filter-params.js';
import type { AppearanceSettings, ColorBy, PlanState } from './plan-state.js';

/** The names of the `weekStart` values. */
const WEEK_STARTS = { default: null, sunday: 0, monday: 1, saturday: 6 } as const;

function appendAppearance(
  params: URLSearchParams,
  { colorBy, shows, maxPerDay, hideWeekends, density, weekStart }: AppearanceSettings,
): void {
  if (colorBy) params.append('color', typeof colorBy === 'string' ? colorBy : `${FIELD}${colorBy.fieldId}`);
  if (shows)
    appendAll(params, 'show', [
      ...(shows.icon ? ['icon'] : []),
      ...(shows.initials ? ['initials'] : []),
      ...(shows.fieldId === null ? [] : [`${FIELD}${shows.fieldId}`]),
    ]);
  if (maxPerDay) params.append('perDay', maxPerDay);
  if (hideWeekends !== undefined) params.append('weekends', hideWeekends ? 'hidden' : 'shown');
  if (density) params.append('density', density);
  for (const [name, value] of Object.entries(WEEK_STARTS))
    if (value === weekStart) params.append('weekStart', name);
}

/**
 * Converts a state to URL parameters. {@link fromSearchParams} converts them back to the same state. Ids must not be
 * empty, a brand's id must not be `none`, and a filter must have at most one condition for each field and operator.
 *
 * @example
 * const filter = { conditions: [{ field: '@brand', operator: 'isAnyOf', value: [brand.id, null] }] };
 * history.replaceState(null, '', `?${toSearchParams({ view: 'month', filter })}`); // ?view=month&brand=0198…&brand=none
 */
export function toSearchParams({
  view,
  date,
  months,
  filter = NO_FILTER,
  sort,
  entry,
  appearance = {},
}: Partial<PlanState>): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== undefined) params.append('view', view);
  if (date !== undefined) params.append('date', date);
  if (months !== undefined) params.append('months', String(months));
  appendFilter(params, filter);
  if (sort) {
    params.append('sort', sort.column);
    if (sort.direction === 'descending') params.append('direction', sort.direction);
  }
  if (entry) params.append('entry', `${entry.kind}.${entry.id}`);
  appendAppearance(params, appearance);
  return params;
}

const fieldIdOf = (text: string): string | undefined =>
  text.startsWith(FIELD) && text !== FIELD ? text.slice(FIELD.length) : undefined;

function colorByOf(text: string | null): ColorBy | undefined {
  if (text === 'brand' || text === 'kind') return text;
  const fieldId = fieldIdOf(text ?? '');
  return fieldId === undefined ? undefined : { fieldId };
}

function appearanceOf(params: URLSearchParams): AppearanceSettings {
  const colorBy = colorByOf(params.get('color'));
  const show = listOf(params, 'show');
  const perDay = params.get('perDay');
  const weekends = params.get('weekends');
  const density = params.get('density');
  const weekStart = Object.entries(WEEK_STARTS).find(([name]) => name === params.get('weekStart'));
  return {
    ...(colorBy && { colorBy }),
    ...(show && {
      shows: {
        icon: show.includes('icon'),
        initials: show.includes('initials'),
        fieldId: show.map(fieldIdOf).find((id) => id !== undefined) ?? null,
      },
    }),
    ...((perDay === 'three' || perDay === 'fit') && { maxPerDay: perDay }),
    ...((weekends === 'shown' || weekends === 'hidden') && { hideWeekends: weekends === 'hidden' }),
    ...((density === 'comfortable' || density === 'compact') && { density }),
    ...(weekStart && { weekStart: weekStart[1] }),
  };
}

function entryOf(text: string): PlanState['entry'] {
  const end = text.indexOf('.');
  const kind = text.slice(0, Math.max(end, 0));
  const id = text.slice(end + 1);
  return kind !== '' && id !== '' ? { kind, id } : undefined;
}

/**
 * Converts URL parameters to a state. Ignores unknown parameters, and invalid values of parameters that are not
 * filters. An invalid filter never results in additional entries: unknown ids are kept but match nothing, and invalid
 * conditions also match nothing. Reads the addresses of all earlier versions.
 *
 * @param params the URL's parameters, or its query string
 * @example
 * const { view, filter } = fromSearchParams(location.search);
 */
export function fromSearchParams(params: URLSearchParams | string): PlanState {
  const given = typeof params === 'string' ? new URLSearchParams(params) : params;
  const view = given.get('view');
  const date = given.get('date');
  const months = Number(given.get('months'));
  const column = given.get('sort');
  const entry = entryOf(given.get('entry') ?? '');
  return {
    ...(view && { view }),
    ...(date !== null && isCalendarDate(date) && { date }),
    ...(Number.isInteger(months) && months >= 1 && months <= 12 && { months }),
    filter: filterOf(given),
    ...(column && {
      sort: {
        column,
        direction: given.get('direction') === 'descending' ? 'descending' : 'ascending',
      },
    }),
    ...(entry && { entry }),
    appearance: appearanceOf(given),
  };
}

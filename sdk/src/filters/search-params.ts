import {
  type AppearanceSettings,
  type CalendarFilter,
  type ColorBy,
  type FieldFilter,
  isCalendarDate,
  LOG_KINDS,
  type LogKind,
  type PlanState,
} from '@content-planner/model';

/** The value for all kinds, including kinds that later versions add. */
const ALL_KINDS = 'all';

/** The value for entries without a brand, in place of a brand's id. */
const NO_BRAND = 'none';

const FIELD = 'field.';

/** The names of the `weekStart` values. */
const WEEK_STARTS = { default: null, sunday: 0, monday: 1, saturday: 6 } as const;

/** Appends a list, one parameter per value. An empty list becomes one empty parameter. */
function appendAll(params: URLSearchParams, key: string, values: readonly string[] = []): void {
  for (const value of values.length === 0 ? [''] : values) params.append(key, value);
}

function appendFilter(
  params: URLSearchParams,
  { kinds, brandIds, text, isVisible, fields }: CalendarFilter,
): void {
  if (kinds) {
    const isAll = LOG_KINDS.every((kind) => kinds.includes(kind));
    appendAll(params, 'type', isAll ? [ALL_KINDS] : kinds);
  }
  if (brandIds)
    appendAll(
      params,
      'brand',
      brandIds.map((id) => id ?? NO_BRAND),
    );
  if (text !== undefined) params.append('q', text);
  if (isVisible !== undefined) params.append('visibility', isVisible ? 'shown' : 'hidden');
  for (const { fieldId, values, checked, has, before, after } of fields ?? []) {
    const key = (condition: string) => `${FIELD}${fieldId}.${condition}`;
    if (values) appendAll(params, key('is'), values);
    if (checked !== undefined) params.append(key('checked'), String(checked));
    if (has !== undefined) params.append(key('has'), has);
    if (before !== undefined) params.append(key('before'), before);
    if (after !== undefined) params.append(key('after'), after);
  }
}

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
 * empty, a brand's id must not be `none`, and each field filter must have a condition.
 *
 * @example
 * const params = toSearchParams({ view: 'month', filter: { kinds: ['blog'], brandIds: [brand.id, null] } });
 * history.replaceState(null, '', `?${params}`); // ?view=month&type=blog&brand=0198…&brand=none
 */
export function toSearchParams({
  view,
  date,
  months,
  filter = {},
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

const isKind = (name: string): name is LogKind => LOG_KINDS.some((kind) => kind === name);

/** Returns the values of a list, or undefined if it is omitted. */
const listOf = (params: URLSearchParams, key: string): string[] | undefined =>
  params.has(key) ? params.getAll(key).filter((value) => value !== '') : undefined;

/** Returns a filter that matches nothing, for conditions that are invalid or that only a later version supports. */
const nothing = (name: string): FieldFilter => ({ fieldId: name, values: [] });

type Condition = Omit<FieldFilter, 'fieldId'>;

/** Returns a condition, or undefined if it is invalid or unknown. */
function conditionOf(name: string, [value = '', ...others]: readonly string[]): Condition | undefined {
  if (name === 'is') return { values: [value, ...others].filter((option) => option !== '') };
  if (others.length > 0) return undefined;
  if (name === 'checked' && (value === 'true' || value === 'false')) return { checked: value === 'true' };
  if (name === 'has') return { has: value };
  if (name === 'before' && isCalendarDate(value)) return { before: value };
  if (name === 'after' && isCalendarDate(value)) return { after: value };
  return undefined;
}

function fieldFiltersOf(params: URLSearchParams): FieldFilter[] {
  const conditions = new Map<string, (Condition | undefined)[]>();
  for (const key of new Set(params.keys())) {
    if (!key.startsWith(FIELD)) continue;
    const end = key.lastIndexOf('.');
    const fieldId = key.slice(FIELD.length, end < FIELD.length ? undefined : end);
    const condition = conditionOf(key.slice(end + 1), params.getAll(key));
    conditions.set(fieldId, [...(conditions.get(fieldId) ?? []), condition]);
  }
  return [...conditions].map(([fieldId, all]) =>
    all.includes(undefined) ? nothing(fieldId) : Object.assign({ fieldId }, ...all),
  );
}

function kindsOf(names: readonly string[]): LogKind[] {
  return names.includes(ALL_KINDS) ? [...LOG_KINDS] : LOG_KINDS.filter((kind) => names.includes(kind));
}

function filterOf(params: URLSearchParams): CalendarFilter {
  const types = listOf(params, 'type');
  const brands = listOf(params, 'brand');
  const [text, ...otherTexts] = params.getAll('q');
  const [visibility, ...otherVisibilities] = params.getAll('visibility');
  const isVisibility = visibility === 'shown' || visibility === 'hidden';
  const fields = [
    ...fieldFiltersOf(params),
    ...(otherTexts.length > 0 ? [nothing('q')] : []),
    ...(otherVisibilities.length > 0 || (visibility !== undefined && !isVisibility)
      ? [nothing('visibility')]
      : []),
  ];
  return {
    ...(types && { kinds: kindsOf(types) }),
    ...(brands && { brandIds: brands.map((id) => (id === NO_BRAND ? null : id)) }),
    ...(text !== undefined && { text }),
    ...(isVisibility && { isVisible: visibility === 'shown' }),
    ...(fields.length > 0 && { fields }),
  };
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
  return isKind(kind) && id !== '' ? { kind, id } : undefined;
}

/**
 * Converts URL parameters to a state. Ignores unknown parameters, and invalid values of parameters that are not
 * filters. An invalid filter never results in additional entries: unknown ids are kept but match nothing, and invalid
 * conditions also match nothing.
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

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { LogKind } from '../logs/kinds/index.js';
import { jsonObject } from '../logs/recorded/recorded-entries.js';
import { type EntryPlace, PLACE_PROPERTIES } from '../scope/scope.js';
import { isoInstant } from '../sql/iso-instant.js';
import { prepared } from '../sql/prepared.js';
import { LISTED_SUBJECTS, type LiveChange, type LiveSubject } from './live-event.js';

/**
 * The values of an entry or a custom field that determine who can see it, and where. Null values may be omitted, and so
 * may the kind of an entry if it did not change.
 */
interface Values extends Partial<EntryPlace> {
  startDate?: string;
  fieldId?: string;
}

const OF_ENTRIES = [...PLACE_PROPERTIES, 'startDate'];
const VALUES = [...OF_ENTRIES, 'fieldId'].map((name) => `'${name}'`).join(', ');

interface SubjectRow extends Pick<LiveSubject, 'id' | 'type' | 'version'> {
  changeId: string;
  kind: LogKind | null;
  /** The values that the change replaced, or all values if it deleted the subject. Null if it created the subject. */
  before: Values | null;
  isDeleted: boolean;
  /** The current values. Null if the subject no longer exists. */
  current: Values | null;
  /** For brands: the last day of the entries on the calendar, by kind. Null if there are none. */
  shown: Record<LogKind, string> | null;
  ownerId: string | null;
}

const READ_SETS = prepared(`
  select s.id, ${isoInstant('s.at')} as at, s.action, s.subject_type as "subjectType", s.subject_count as "subjectCount",
    case when u.id is not null then
      jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as actor
  from change_sets s left join users u on u.id = s.actor_id
  where s.id in (select value::uuid from jsonb_array_elements_text(?::jsonb))
  order by s.id`);

// Use one statement, so that all values are from the same time. Select only the values that events and permissions
// require, because the other values can be long texts.
const readSubjects = (condition: string) =>
  prepared(`
  select c.change_set_id as "changeId", c.subject_id as id, c.subject_type as type, c.kind, e.version,
    case when c.before is not null then coalesce(
      (select jsonb_object_agg(key, value) from jsonb_each(c.before) where key in (${VALUES})), '{}') end as before,
    c.after is null as "isDeleted",
    case
      when e.id is not null then ${jsonObject(OF_ENTRIES, 'e')}
      when f.id is not null then jsonb_build_object('fieldId', f.id)
    end as current,
    case when c.subject_type = 'brand' then (
      select jsonb_object_agg(kind, last) from (
        select kind, max(end_date) as last from entries where brand_id = c.subject_id and show_on_calendar group by kind
      ) as shown) end as shown,
    t.owner_id as "ownerId"
  from changes c
    left join entries e on e.id = c.subject_id
    left join kind_fields k on k.id = c.subject_id
    left join fields f on f.id = k.field_id
    left join access_tokens t on t.id = c.subject_id
  where ${condition}
  order by c.change_set_id desc, c.subject_id`);

const READ_LISTED = readSubjects(`c.change_set_id in (
    select id from change_sets
    where id in (select value::uuid from jsonb_array_elements_text(?::jsonb)) and subject_count <= ${LISTED_SUBJECTS})`);

const READ_SINCE = readSubjects('c.change_set_id >= ?::uuid');

/** Returns the values before a change, based on the values after the change. */
const valuesBefore = (
  { before, isDeleted }: Pick<SubjectRow, 'before' | 'isDeleted'>,
  after: Values | null,
) => before && (isDeleted ? before : after && { ...after, ...before });

const placeOf = (
  ofChange: LogKind,
  { kind = ofChange, brandId = null, endDate = '', showOnCalendar = false }: Values,
): EntryPlace => ({ kind, brandId, endDate, showOnCalendar });

/**
 * Creates the subject of a change from its values before and after the change. Null means that the subject did not
 * exist.
 */
function subjectOf(row: SubjectRow, before: Values | null, after: Values | null): LiveSubject {
  const { id, type, kind, version, current, isDeleted, shown, ownerId } = row;
  const around = [before, after].filter((values) => values !== null);
  const isEntry = type === 'entry' && kind !== null;
  const ofBrand = Object.entries(shown ?? {}).map(
    ([shownKind, endDate]): EntryPlace => ({
      ...{ kind: shownKind as LogKind, brandId: id, endDate, showOnCalendar: true },
    }),
  );
  return {
    ...{ id, type, kind, version },
    startDate: current?.startDate ?? null,
    endDate: current?.endDate ?? null,
    previousKind: (type === 'entry' && before?.kind) || kind,
    previousStartDate: before?.startDate ?? null,
    previousEndDate: before?.endDate ?? null,
    access: {
      isDeleted,
      places: isEntry ? around.map((values) => placeOf(kind, values)) : ofBrand,
      previous: isEntry && before ? placeOf(kind, before) : null,
      current: isEntry && current ? placeOf(kind, current) : null,
      fieldId: around.find((values) => values.fieldId)?.fieldId ?? null,
      ownerId,
    },
  };
}

/**
 * Returns the subjects of the given change sets. Works backward from the current values, because more changes may have
 * been made before the values were read. Takes time that is linear in the number of rows.
 *
 * @param rows the subjects of these change sets and of all later ones, newest first
 */
function subjectsByChange(rows: readonly SubjectRow[], ids: ReadonlySet<string>): Map<string, LiveSubject[]> {
  const values = new Map<string, Values | null>();
  const subjects = new Map<string, LiveSubject[]>();
  for (const row of rows) {
    const { id, changeId, isDeleted, current } = row;
    const known = values.get(id);
    const after = isDeleted ? null : known === undefined ? current : known;
    const before = valuesBefore(row, after);
    values.set(id, before);
    if (!ids.has(changeId)) continue;
    const ofChange = subjects.get(changeId);
    const subject = subjectOf(row, before, after);
    if (ofChange) ofChange.push(subject);
    else subjects.set(changeId, [subject]);
  }
  return subjects;
}

/**
 * Reads change sets by id, oldest first. Omits change sets that don't exist.
 *
 * @param allSubjects whether to read all subjects, even those of change sets that have more than
 *   {@link LISTED_SUBJECTS}, and the values that determine whether a scope contains them. If true, all later changes
 *   are read, too. See {@link countSubjectsSince}
 */
export async function readChanges(
  em: SqlEntityManager,
  ids: readonly string[],
  { allSubjects }: { allSubjects: boolean },
): Promise<LiveChange[]> {
  const [first] = [...ids].sort();
  if (first === undefined) return [];
  const list = JSON.stringify(ids);
  const sets = await em.execute<Omit<LiveChange, 'subjects'>[]>(READ_SETS, [list]);
  const rows = allSubjects
    ? await em.execute<SubjectRow[]>(READ_SINCE, [first])
    : await em.execute<SubjectRow[]>(READ_LISTED, [list]);
  const subjects = subjectsByChange(rows, new Set(ids));
  return sets.map((set) => ({ ...set, subjects: subjects.get(set.id) ?? [] }));
}

const COUNT_SUBJECTS = prepared(
  'select coalesce(sum(subject_count), 0)::int as count from change_sets where id >= ?::uuid',
);

/** Counts the changed subjects of a change set and of all later ones. */
export async function countSubjectsSince(em: SqlEntityManager, id: string): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(COUNT_SUBJECTS, [id]);
  return row?.count ?? 0;
}

/**
 * Returns the smallest possible id of a change set that was created at or after the given time (in ms since 1970). Ids
 * are version 7 UUIDs, which begin with the time.
 */
export function firstIdSince(time: number): string {
  const digits = Math.max(0, time).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
}

const FIND_CHANGES = prepared(
  'select id from change_sets where id >= ?::uuid and subject_count > 0 order by id limit ?',
);

/** Finds the ids of the change sets from `id` onward, excluding those without subjects, such as logins. */
export async function findChangesSince(
  em: SqlEntityManager,
  id: string,
  limit: number | null,
): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(FIND_CHANGES, [id, limit]);
  return rows.map((row) => row.id);
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type EntryValues, typesInSql } from '../field-types/field-types.js';
import type { LogKind } from '../logs/kinds/index.js';
import { renamedOptions, replacedLines, type SearchedField, searchTextOf } from '../search/search-text.js';

/** How many entries to read at a time. */
const BATCH = 2_000;

interface Row {
  id: string;
  kind: LogKind;
  title: string;
  values: EntryValues;
}

const FIRST = '00000000-0000-0000-0000-000000000000';

// `update` locks the entries in the order of their ids, like other statements, so that they can't deadlock.
const READ = `
  select id, kind, title, entries.values from entries
  where id > ?::uuid and kind in (select value from jsonb_array_elements_text(?::jsonb))
    and jsonb_exists_any(entries.values, array(select jsonb_array_elements_text(?::jsonb)))
  order by id limit ${BATCH} for update`;
const UPDATE = `
  update entries set search_text = new.text from jsonb_to_recordset(?::jsonb) as new (id uuid, text text)
  where entries.id = new.id and entries.search_text <> new.text`;

/**
 * Adds stored values to the text to search after kinds have started to use their fields, and removes those of fields
 * that kinds have stopped using. Versions and update times don't change.
 *
 * @param changed the fields that kinds have started or stopped using
 * @param fields all fields of these kinds
 */
export async function completeSearchText(
  em: SqlEntityManager,
  changed: readonly SearchedField[],
  fields: (kinds: readonly LogKind[]) => Promise<readonly SearchedField[]>,
): Promise<void> {
  if (changed.length === 0) return;
  const kinds = [...new Set(changed.map(({ kind }) => kind))];
  const ids = [...new Set(changed.map(({ fieldId }) => fieldId))];
  const ofKinds = await fields(kinds);
  for (let last = FIRST, size = BATCH; size === BATCH; ) {
    const rows = await em.execute<Row[]>(READ, [last, JSON.stringify(kinds), JSON.stringify(ids)]);
    const texts = rows.map((entry) => ({ id: entry.id, text: searchTextOf(entry.kind, entry, ofKinds) }));
    if (texts.length > 0) await em.execute(UPDATE, [JSON.stringify(texts)]);
    size = rows.length;
    last = rows.at(-1)?.id ?? last;
  }
}

/**
 * Replaces the names of options in the text to search, after options were renamed. Versions and update times don't
 * change.
 */
export async function renameInSearchText(
  em: SqlEntityManager,
  before: SearchedField['options'],
  { fieldId, options }: Pick<SearchedField, 'fieldId' | 'options'>,
): Promise<void> {
  const renamed = renamedOptions(before, options);
  if (renamed.length === 0) return;
  const { sql, values } = replacedLines([
    { fieldId, options, value: { sql: 'entries.values -> ?::text', values: [fieldId] } },
  ]);
  await em.execute(
    `update entries set search_text = ${sql} where id in (
       select id from entries
       where jsonb_exists_any(entries.values -> ?::text, array(select jsonb_array_elements_text(?::jsonb)))
       order by id for update)`,
    [...values, fieldId, JSON.stringify(renamed)],
  );
}

/**
 * Replaces the name of a person in the text to search, after the person was renamed, or deleted with an empty name.
 * Versions and update times don't change.
 */
export async function renamePerson(
  em: SqlEntityManager,
  id: string,
  before: string,
  after: string,
): Promise<void> {
  const fields = await em.execute<{ id: string }[]>(
    `select id from fields where type in (${typesInSql(({ hasPeople }) => hasPeople)}) order by id`,
  );
  for (const { id: fieldId } of fields) {
    await renameInSearchText(em, [{ id, name: before }], { fieldId, options: [{ id, name: after }] });
  }
}

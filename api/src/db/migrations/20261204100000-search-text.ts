import { Migration } from '@mikro-orm/migrations';
import { type SearchedField, searchTextOf } from '../../search/search-text.js';

/** How many rows to read at a time. */
const BATCH = 2_000;

type Entry = Parameters<typeof searchTextOf>[1] & { id: string; kind: Parameters<typeof searchTextOf>[0] };

const FIELDS = `
  select kind_id as kind, field_id as "fieldId", (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name)), '[]') from options
      where options.field_id = kind_fields.field_id) as options
  from kind_fields join fields on fields.id = field_id where not fields.is_built_in`;

/** Adds the text to search to entries, including those of frozen links. Versions and update times don't change. */
export class Migration20261204100000_search_text extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table entries add column search_text text not null default ''`);
    const fields = (await this.execute(FIELDS)) as SearchedField[];
    await this.fill(
      fields,
      'select id, kind, title, values from entries where id > ?::uuid order by id limit ?',
      `update entries set search_text = new.text from jsonb_to_recordset(?::jsonb) as new (id uuid, text text)
       where entries.id = new.id`,
    );
    const links = (await this.execute('select distinct access_token_id as id from frozen_content')) as {
      id: string;
    }[];
    for (const { id } of links) await this.fillFrozen(id);
  }

  private async fillFrozen(link: string): Promise<void> {
    const fields = (await this.execute(
      `select content ->> 'kind' as kind, content ->> 'field_id' as "fieldId", content -> 'options' as options
       from frozen_content where subject_type = 'field' and access_token_id = ?`,
      [link],
    )) as SearchedField[];
    const ofLink = `subject_type = 'entry' and access_token_id = '${link}'`;
    await this.fill(
      fields,
      `select subject_id as id, content ->> 'kind' as kind, content ->> 'title' as title, content -> 'values' as values
       from frozen_content where ${ofLink} and subject_id > ?::uuid order by subject_id limit ?`,
      `update frozen_content set content = content || jsonb_build_object('search_text', new.text)
       from jsonb_to_recordset(?::jsonb) as new (id uuid, text text) where ${ofLink} and subject_id = new.id`,
    );
  }

  private async fill(fields: readonly SearchedField[], select: string, update: string): Promise<void> {
    for (let last = '00000000-0000-0000-0000-000000000000', size = BATCH; size === BATCH; ) {
      const rows = (await this.execute(select, [last, BATCH])) as Entry[];
      const texts = rows.map((entry) => ({ id: entry.id, text: searchTextOf(entry.kind, entry, fields) }));
      await this.execute(update, [JSON.stringify(texts)]);
      size = rows.length;
      last = rows.at(-1)?.id ?? last;
    }
  }
}

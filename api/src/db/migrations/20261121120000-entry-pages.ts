import { Migration } from '@mikro-orm/migrations';

/**
 * Adds indexes for pages of entries and for sample content. Pages use one index per sort order. The first column of
 * each of these indexes is the kind.
 */
export class Migration20261121120000_entry_pages extends Migration {
  override up(): void {
    this.addSql(`drop index entries_list`);
    this.addSql(`create index entries_list on entries (kind, start_date, id)`);
    this.addSql(`create index entries_title on entries (kind, lower(title), id)`);
    // Queries for all kinds include a list of the kinds, so they can use entries_list.
    this.addSql(`drop index entries_start`);
    this.addSql(`drop index entries_kind_index`);
    this.addSql(`create index entries_sample on entries (id) where is_sample`);
    // Adds a row that transactions can lock, so that concurrent requests can't both add the sample content.
    this.addSql(`insert into settings (key, value) values ('sample-content-lock', 'null')`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Indexes for pages of entries, one an order, each behind the kind; and for the few rows of sample content. */
export class Migration20261121120000_entry_pages extends Migration {
  override up(): void {
    this.addSql(`drop index entries_list`);
    this.addSql(`create index entries_list on entries (kind, start_date, id)`);
    this.addSql(`create index entries_title on entries (kind, lower(title), id)`);
    // What reads all kinds names all of them and comes off entries_list.
    this.addSql(`drop index entries_start`);
    this.addSql(`drop index entries_kind_index`);
    this.addSql(`create index entries_sample on entries (id) where is_sample`);
    // One row to lock where two requests must not add the sample content at the same moment.
    this.addSql(`insert into settings (key, value) values ('sample-content-lock', 'null')`);
  }
}

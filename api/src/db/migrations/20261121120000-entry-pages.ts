import { Migration } from '@mikro-orm/migrations';

/** Indexes for pages of entries: one an order, each behind the kind. */
export class Migration20261121120000_entry_pages extends Migration {
  override up(): void {
    this.addSql(`drop index entries_list`);
    this.addSql(`create index entries_list on entries (kind, start_date, id)`);
    this.addSql(`create index entries_title on entries (kind, lower(title), id)`);
    this.addSql(`create index entries_created on entries (kind, id)`);
  }
}

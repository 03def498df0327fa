import { Migration } from '@mikro-orm/migrations';

/** Adds the ids of the fields that were merged into a field. */
export class Migration20261207100000_merged_fields extends Migration {
  override up(): void {
    this.addSql(`alter table fields add column merged jsonb not null default '{}'`);
  }
}

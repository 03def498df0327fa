import { Migration } from '@mikro-orm/migrations';

/**
 * Adds a column for accounts that have never been approved. It is false for existing accounts, because whether they were
 * approved is not known.
 */
export class Migration20261130170000_never_approved extends Migration {
  override up(): void {
    this.addSql(`alter table users add column never_approved boolean not null default false`);
  }
}

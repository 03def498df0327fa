import { Migration } from '@mikro-orm/migrations';

/**
 * Adds a row to lock while checking that a brand's name is unique. A unique index is not possible, because existing
 * planners may have duplicates, which remain.
 */
export class Migration20261122110000_brands_lock extends Migration {
  override up(): void {
    this.addSql(`insert into settings (key, value) values ('brands-lock', 'null')`);
  }
}

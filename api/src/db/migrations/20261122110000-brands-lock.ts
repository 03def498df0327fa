import { Migration } from '@mikro-orm/migrations';

/**
 * Brand names are unique from now on. Planners may have duplicates, which stay: a lock keeps new ones out, where a
 * unique index could not be created.
 */
export class Migration20261122110000_brands_lock extends Migration {
  override up(): void {
    this.addSql(`insert into settings (key, value) values ('brands-lock', 'null')`);
  }
}

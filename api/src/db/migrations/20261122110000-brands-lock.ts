import { Migration } from '@mikro-orm/migrations';

/**
 * Adds a row that transactions can lock while they check that a brand's name is unique. A unique index is not possible,
 * because existing planners might contain duplicate names, which are kept.
 */
export class Migration20261122110000_brands_lock extends Migration {
  override up(): void {
    this.addSql(`insert into settings (key, value) values ('brands-lock', 'null')`);
  }
}

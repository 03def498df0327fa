import { Migration } from '@mikro-orm/migrations';

/** Adds an index for finding expired rows. Some of them are deleted whenever a row is added. */
export class Migration20261122030000_rate_limits_by_time extends Migration {
  override up(): void {
    this.addSql(`create index rate_limits_expire_index on rate_limits (expire)`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** An index for finding expired rows, some of which are deleted when a new one is added. */
export class Migration20261122030000_rate_limits_by_time extends Migration {
  override up(): void {
    this.addSql(`create index rate_limits_expire_index on rate_limits (expire)`);
  }
}

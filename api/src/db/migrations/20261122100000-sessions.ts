import { Migration } from '@mikro-orm/migrations';

/**
 * Adds an idle timeout to sessions. Existing sessions are treated as if they had just been used, so that nobody is
 * logged out.
 */
export class Migration20261122100000_sessions extends Migration {
  override up(): void {
    this.addSql(`alter table sessions add column last_used_at timestamptz not null default now()`);
    this.addSql(`alter table sessions alter column last_used_at drop default`);
  }
}

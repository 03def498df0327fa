import { Migration } from '@mikro-orm/migrations';

/**
 * Stores which accounts have a password, and when the password last changed. Accounts that are created by single
 * sign-on start without a password.
 */
export class Migration20261130155000_password_status extends Migration {
  override up(): void {
    this.addSql('alter table users add column has_password boolean not null default true');
    this.addSql('alter table users add column password_changed_at timestamptz null');
  }
}

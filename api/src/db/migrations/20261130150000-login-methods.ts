import { Migration } from '@mikro-orm/migrations';

/**
 * Stores how sessions started, because two-step verification applies only to password logins. Also stores when the
 * provider authenticated the user, because this might have happened long before the login.
 */
export class Migration20261130150000_login_methods extends Migration {
  override up(): void {
    this.addSql(
      `alter table sessions add column login_method text not null default 'password'
         constraint sessions_login_method_check check (login_method in ('password', 'passkey', 'singleSignOn'))`,
    );
    this.addSql('alter table sessions add column authenticated_at timestamptz null');
  }
}

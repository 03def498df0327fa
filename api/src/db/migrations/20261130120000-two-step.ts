import { Migration } from '@mikro-orm/migrations';

/** Adds tables for two-step verification, and for logins that are waiting for a code. */
export class Migration20261130120000_two_step extends Migration {
  override up(): void {
    this.addSql(`
      create table two_steps (
        user_id uuid not null,
        secret text not null,
        last_time_step int null,
        recovery_salt varchar(22) null,
        recovery_codes jsonb null,
        created_at timestamptz not null,
        turned_on_at timestamptz null,
        primary key (user_id)
      )
    `);
    this.addSql(
      `alter table two_steps add constraint two_steps_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete cascade`,
    );
    this.addSql(`
      create table login_steps (
        id uuid not null,
        user_id uuid not null,
        token_hash varchar(64) not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (id)
      )
    `);
    this.addSql(`create index login_steps_user_id_index on login_steps (user_id)`);
    this.addSql(`alter table login_steps add constraint login_steps_token_hash_unique unique (token_hash)`);
    this.addSql(`create index login_steps_expires_at_index on login_steps (expires_at)`);
    this.addSql(
      `alter table login_steps add constraint login_steps_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );
  }
}

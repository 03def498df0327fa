import { Migration } from '@mikro-orm/migrations';

/** Adds tables for passkeys, and for the challenges that passkeys have already signed. */
export class Migration20261130160000_passkeys extends Migration {
  override up(): void {
    this.addSql(`
      create table passkeys (
        id uuid not null,
        user_id uuid not null,
        user_handle varchar(22) not null,
        credential_id text not null,
        public_key text not null,
        counter bigint not null,
        transports jsonb not null,
        name varchar(60) not null,
        is_synced boolean not null,
        created_at timestamptz not null,
        last_used_at timestamptz null,
        primary key (id)
      )
    `);
    this.addSql(`create index passkeys_user_id_index on passkeys (user_id)`);
    this.addSql(`alter table passkeys add constraint passkeys_credential_id_unique unique (credential_id)`);
    this.addSql(
      `alter table passkeys add constraint passkeys_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );
    this.addSql(`
      create table used_challenges (
        hash varchar(64) not null,
        expires_at timestamptz not null,
        primary key (hash)
      )
    `);
    this.addSql(`create index used_challenges_expires_at_index on used_challenges (expires_at)`);
  }
}

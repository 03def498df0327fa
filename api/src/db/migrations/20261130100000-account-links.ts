import { Migration } from '@mikro-orm/migrations';

/** Adds one-time links for invitations and password resets. */
export class Migration20261130100000_account_links extends Migration {
  override up(): void {
    this.addSql(`
      create table account_links (
        id uuid not null,
        token_hash varchar(64) not null,
        user_id uuid null,
        email varchar(254) null,
        created_by uuid not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz null,
        revoked_at timestamptz null,
        primary key (id)
      )
    `);
    this.addSql(
      `alter table account_links add constraint account_links_token_hash_unique unique (token_hash)`,
    );
    this.addSql(`create index account_links_user_id_index on account_links (user_id)`);
    this.addSql(
      `alter table account_links add constraint account_links_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );
    this.addSql(
      `alter table account_links add constraint account_links_account check ((user_id is null) = (email is not null))`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Adds links, embeds and keys, which give access to part of the content. */
export class Migration20261125000000_access_tokens extends Migration {
  override up(): void {
    this.addSql(`
      create table access_tokens (
        id uuid not null,
        kind text not null,
        name varchar(300) not null,
        token_hash varchar(64) not null,
        password_hash text null,
        owner_id uuid null,
        created_by uuid not null,
        can_write boolean not null default false,
        brand_ids jsonb null,
        without_brand boolean not null,
        kinds jsonb null,
        visible_from date null,
        includes_description boolean not null,
        includes_notes boolean not null,
        origins jsonb not null default '[]',
        created_at timestamptz not null,
        expires_at timestamptz null,
        last_used_at timestamptz null,
        revoked_at timestamptz null,
        primary key (id)
      )
    `);
    this.addSql(
      `alter table access_tokens add constraint access_tokens_token_hash_unique unique (token_hash)`,
    );
    this.addSql(`create index access_tokens_owner_id_index on access_tokens (owner_id)`);
    this.addSql(
      `alter table access_tokens add constraint access_tokens_owner_id_foreign foreign key (owner_id) references users (id) on delete cascade`,
    );
    this.addSql(
      `alter table access_tokens add constraint access_tokens_kind_check check (kind in ('key', 'link', 'embed', 'feed'))`,
    );
    this.addSql(
      `alter table access_tokens add constraint access_tokens_owner check ((owner_id is null) = (kind in ('link', 'embed')))`,
    );
    this.addSql(
      `alter table access_tokens add constraint access_tokens_write check (kind = 'key' or not can_write)`,
    );
    this.addSql(
      `alter table access_tokens add constraint access_tokens_password check (kind = 'link' or password_hash is null)`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Adds a table for the results of create requests that have an `Idempotency-Key`. */
export class Migration20261122190000_idempotency_keys extends Migration {
  override up(): void {
    this.addSql(`
      create table idempotency_keys (
        id uuid not null,
        user_id uuid not null,
        key varchar(64) not null,
        fingerprint varchar(64) not null,
        result jsonb null,
        created_at timestamptz not null,
        primary key (id)
      )
    `);
    this.addSql(`alter table idempotency_keys add constraint idempotency_keys_user unique (user_id, key)`);
    this.addSql(`create index idempotency_keys_created_at_index on idempotency_keys (created_at)`);
    this.addSql(
      `alter table idempotency_keys add constraint idempotency_keys_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );
  }
}

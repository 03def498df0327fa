import { Migration } from '@mikro-orm/migrations';

/** Adds saved views. */
export class Migration20261127000000_saved_views extends Migration {
  override up(): void {
    this.addSql(`
      create table saved_views (
        id uuid not null,
        name varchar(60) not null,
        owner_id uuid null,
        created_by uuid not null,
        state text not null,
        version int not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )
    `);
    this.addSql(`create index saved_views_owner_id_index on saved_views (owner_id)`);
    this.addSql(
      `alter table saved_views add constraint saved_views_owner_id_foreign foreign key (owner_id) references users (id) on delete cascade`,
    );
    // Adds a row that transactions can lock, so that concurrent requests can't use the same name or exceed the limit.
    this.addSql(`insert into settings (key, value) values ('saved-views-lock', 'null')`);
  }
}

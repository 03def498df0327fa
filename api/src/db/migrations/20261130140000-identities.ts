import { Migration } from '@mikro-orm/migrations';

/** Stores which users of an OpenID Connect provider can log in to which accounts. */
export class Migration20261130140000_identities extends Migration {
  override up(): void {
    this.addSql(`
      create table identities (
        id uuid not null,
        user_id uuid not null,
        issuer varchar(500) not null,
        subject varchar(255) not null,
        created_at timestamptz not null,
        primary key (id)
      )
    `);
    this.addSql(`create index identities_user_id_index on identities (user_id)`);
    this.addSql(`alter table identities add constraint identities_subject unique (issuer, subject)`);
    this.addSql(
      `alter table identities add constraint identities_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );
  }
}

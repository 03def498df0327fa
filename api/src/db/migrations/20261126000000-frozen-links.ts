import { Migration } from '@mikro-orm/migrations';

/** Adds frozen links, which show the content as of a certain time. */
export class Migration20261126000000_frozen_links extends Migration {
  override up(): void {
    // The previous release does not set the new column, so the constraint does not break that release.
    this.addSql(`
      alter table access_tokens add column frozen_at timestamptz null
        constraint access_tokens_frozen check (kind = 'link' or frozen_at is null)
    `);
    this.addSql(`
      create table frozen_content (
        access_token_id uuid not null,
        subject_type text not null,
        subject_id uuid not null,
        content jsonb not null,
        primary key (access_token_id, subject_type, subject_id)
      )
    `);
    this.addSql(
      `alter table frozen_content add constraint frozen_content_access_token_id_foreign foreign key (access_token_id) references access_tokens (id) on delete cascade`,
    );
    this.addSql(
      `alter table frozen_content add constraint frozen_content_subject_type_check check (subject_type in ('entry', 'brand', 'field'))`,
    );
  }
}

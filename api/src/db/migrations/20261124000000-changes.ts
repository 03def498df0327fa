import { Migration } from '@mikro-orm/migrations';

/** Records who changed what, so that changes can be listed and undone. */
export class Migration20261124000000_changes extends Migration {
  override up(): void {
    // This table can be dropped, because no release has written to it.
    this.addSql(`drop table audit_records`);
    this.addSql(`
      create table change_sets (
        id uuid not null,
        at timestamptz not null,
        actor_id uuid null,
        channel text not null,
        action text not null,
        subject_type text not null,
        subject_count int not null,
        detail jsonb null,
        undoes uuid null,
        undone_by uuid null,
        primary key (id)
      )
    `);
    // No foreign keys: the database would check them for each row of a bulk edit, and changes outlive their subjects.
    this.addSql(`
      create table changes (
        change_set_id uuid not null,
        subject_id uuid not null,
        subject_type text not null,
        kind text null,
        title text not null,
        before jsonb null,
        after jsonb null,
        from_content int null,
        to_content int null,
        primary key (change_set_id, subject_id)
      )
    `);
    this.addSql(`create index changes_subject on changes (subject_id, change_set_id)`);
    this.addSql(`alter table entries add column created_by uuid null`);
    this.addSql(`alter table entries add column updated_by uuid null`);
    this.addSql(`alter table entries add column content_age int not null default 0`);
  }
}

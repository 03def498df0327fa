import { Migration } from '@mikro-orm/migrations';

/** Stores who created a kind, which is known as long as the change is recorded. */
export class Migration20261208100000_kind_creators extends Migration {
  override up(): void {
    this.addSql(`alter table kinds add column created_by uuid null`);
    this.addSql(`
      update kinds set created_by = creation.actor_id from (
        select distinct on (kind) kind, actor_id from changes join change_sets on id = change_set_id
        where changes.subject_type = 'kind' and action = 'create' order by kind, at
      ) creation where creation.kind = kinds.id
    `);
  }
}

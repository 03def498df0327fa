import { Migration } from '@mikro-orm/migrations';

/** Allows fields of all types. The server validates them, so a new type requires no migration. */
export class Migration20261205100000_any_field_type extends Migration {
  override up(): void {
    this.addSql('alter table fields drop constraint fields_type_check');
    this.addSql(
      "update fields set type = 'longText' where is_built_in and id in ('notes', 'guestNotes', 'description')",
    );
  }
}

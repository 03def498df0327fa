import { Migration } from '@mikro-orm/migrations';

/** Allows custom fields for numbers and URLs. */
export class Migration20261123000000_field_types extends Migration {
  override up(): void {
    this.addSql('alter table field_configurations drop constraint field_configurations_field_type_check');
    this.addSql(
      `alter table field_configurations add constraint field_configurations_field_type_check check (field_type in ('text', 'date', 'boolean', 'dropdown', 'number', 'url'))`,
    );
  }
}

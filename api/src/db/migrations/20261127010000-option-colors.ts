import { Migration } from '@mikro-orm/migrations';

/** Adds colors for the options of dropdowns. */
export class Migration20261127010000_option_colors extends Migration {
  override up(): void {
    this.addSql('alter table field_configurations add column option_colors jsonb null');
  }
}

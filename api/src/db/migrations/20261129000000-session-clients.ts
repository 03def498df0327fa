import { Migration } from '@mikro-orm/migrations';

/** Stores where sessions are used, so that users recognize them: the browser, the operating system and the address. */
export class Migration20261129000000_session_clients extends Migration {
  override up(): void {
    this.addSql(`
      alter table sessions add column browser varchar(40) null, add column operating_system varchar(40) null,
        add column address varchar(45) null
    `);
  }
}

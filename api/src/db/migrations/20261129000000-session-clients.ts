import { Migration } from '@mikro-orm/migrations';

/** Stores each session's browser, operating system and IP address, so that users can recognize their sessions. */
export class Migration20261129000000_session_clients extends Migration {
  override up(): void {
    this.addSql(`
      alter table sessions add column browser varchar(40) null, add column operating_system varchar(40) null,
        add column address varchar(45) null
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Stores which browser a session belongs to, so that each browser has one session per user. */
export class Migration20261122230000_session_devices extends Migration {
  override up(): void {
    this.addSql('alter table sessions add column device_id varchar(22) null');
  }
}

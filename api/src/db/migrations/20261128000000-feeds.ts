import { Migration } from '@mikro-orm/migrations';

/** Adds feeds for calendar apps. */
export class Migration20261128000000_feeds extends Migration {
  override up(): void {
    // The previous release creates no feeds, so the constraint does not break that release.
    this.addSql(`
      alter table access_tokens add column feed jsonb null
        constraint access_tokens_feed check ((kind = 'feed') = (feed is not null))
    `);
  }
}

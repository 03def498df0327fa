import { Migration } from '@mikro-orm/migrations';

const FLAGS = ['facebook', 'instagram', 'tiktok', 'threads', 'x_twitter', 'youtube', 'snapchat'];

/** Makes the platform columns not null. Null was treated as false. */
export class Migration20261121150000_flags_true_or_false extends Migration {
  override up(): void {
    const each = (part: (flag: string) => string) => FLAGS.map(part).join(', ');
    this.addSql(
      `update entries set ${each((flag) => `${flag} = coalesce(${flag}, false)`)}
       where num_nulls(${FLAGS.join(', ')}) > 0`,
    );
    this.addSql(`alter table entries ${each((flag) => `alter column ${flag} set not null`)}`);
  }
}

import { Migration } from '@mikro-orm/migrations';

const KINDS = '["blog", "email", "social", "event", "podcast", "other"]';

/** Returns SQL for whether a field is used by a kind that meets a condition. */
const isUsed = (condition: string) =>
  `exists (select 1 from kind_fields pair where pair.field_id = field.id and ${condition})`;

/**
 * Lists the kinds and fields of links and embeds, and the fields of keys and feeds, as they are now. Keys that include
 * everything also include later fields.
 */
export class Migration20261206100000_token_fields extends Migration {
  override up(): void {
    this.addSql('alter table access_tokens add column fields jsonb null');
    this.addSql(
      `update access_tokens set kinds = '${KINDS}' where kind in ('link', 'embed') and kinds is null`,
    );
    this.addSql(`
      update access_tokens token set
        feed = feed - 'details' - 'fieldIds',
        fields = (
          select coalesce(jsonb_agg(field.id order by field.is_built_in desc, field.id), '[]') from fields field
          where case
            when field.id = 'description' then includes_description
            when field.id in ('notes', 'guestNotes') then includes_notes
            when field.is_built_in then coalesce((feed ->> 'details')::boolean, true)
            when token.kind = 'key' then true
            when token.kind = 'feed' then ${isUsed(`feed -> 'fieldIds' @> to_jsonb(pair.id::text)`)}
            else field.is_shareable and ${isUsed(`kinds @> to_jsonb(pair.kind_id)`)}
          end)
      where token.kind <> 'key' or not includes_description or not includes_notes`);
    this.addSql(`
      alter table access_tokens drop column includes_description, drop column includes_notes,
        add constraint access_tokens_scope
          check (kind in ('key', 'feed') or (kinds is not null and fields is not null))`);
  }
}

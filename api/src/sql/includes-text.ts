import { searchWords } from '@content-planner/model';
import type { Condition } from './condition.js';
import { likePattern } from './like-pattern.js';

// The same as `plainText` in the model, except for the case, which `ilike` ignores. Text that has only ASCII characters
// has no accents, and checking that is much faster.
const PLAIN = `case when octet_length(text) = char_length(text) then text else
  translate(regexp_replace(regexp_replace(normalize(text, NFKD), '[\\u0300-\\u036f]', '', 'g'), '[ßẞ]', 'ss', 'g'), 'ς', 'σ')
  end`;

/** Matches rows whose text contains each word of a search, in any order. Ignores case and accents. */
export function includesText(text: Condition, search: string): Condition {
  return {
    sql: `(select ${PLAIN} ilike all (array(select jsonb_array_elements_text(?::jsonb)))
           from (select ${text.sql} as text) as searched)`,
    values: [JSON.stringify(searchWords(search).map(likePattern)), ...text.values],
  };
}

import type { Condition } from './condition.js';
import { likePattern } from './like-pattern.js';

// PostgreSQL has no escape for all combining marks, so this lists the block that contains the accents. Text that has only
// ASCII characters has no accents, and checking that is much faster.
const PLAIN = `case when octet_length(text) = char_length(text) then text else
  regexp_replace(regexp_replace(normalize(text, NFKD), '[\\u0300-\\u036f]', '', 'g'), '[ßẞ]', 'ss', 'g') end`;

/** Returns the words of a search without accents, as in `PLAIN`. */
const wordsOf = (search: string): string[] =>
  search
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßẞ]/g, 'ss')
    .split(/\s+/)
    .filter((word) => word !== '');

/** Matches rows whose text contains each word of a search, in any order. Ignores case and accents. */
export function includesText(text: Condition, search: string): Condition {
  return {
    sql: `(select ${PLAIN} ilike all (array(select jsonb_array_elements_text(?::jsonb)))
           from (select ${text.sql} as text) as searched)`,
    values: [JSON.stringify(wordsOf(search).map(likePattern)), ...text.values],
  };
}

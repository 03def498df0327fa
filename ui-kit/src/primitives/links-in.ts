/** A piece of text, with its URL if the piece is a link. */
export interface TextPiece {
  text: string;
  href: string | null;
}

const URL_PATTERN = /\bhttps?:\/\/[^\s<>"'`]+/gi;

/** The maximum length of a linked URL, in characters. Browsers and servers support at least this length. */
const MAX_LENGTH = 2048;

/** Punctuation that is usually part of the sentence, not of the URL before it. */
const TRAILING = new Set('.,;:!?…)]}');

/**
 * Splits text at its http and https URLs. Punctuation after a URL is not part of the URL, except for a closing
 * parenthesis that matches an opening one in the URL. URLs longer than 2,048 characters remain plain text.
 *
 * @example linksIn('See https://a.example.') // [{ text: 'See ', href: null }, { text: 'https://a.example', href: 'https://a.example/' }, { text: '.', href: null }]
 */
export function linksIn(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  const add = (until: number) => {
    if (until > end) pieces.push({ text: text.slice(end, until), href: null });
  };
  for (const { 0: found, index } of text.matchAll(URL_PATTERN)) {
    const url = withoutTrailing(found);
    if (url.length > MAX_LENGTH || !URL.canParse(url)) continue;
    add(index);
    pieces.push({ text: url, href: new URL(url).href });
    end = index + url.length;
  }
  add(text.length);
  return pieces;
}

function withoutTrailing(found: string): string {
  let unclosed = 0;
  for (const character of found) {
    if (character === '(') unclosed += 1;
    else if (character === ')') unclosed -= 1;
  }
  let end = found.length;
  for (; TRAILING.has(found.charAt(end - 1)); end -= 1) {
    if (found.charAt(end - 1) !== ')') continue;
    if (unclosed >= 0) break;
    unclosed += 1;
  }
  return found.slice(0, end);
}

/** A piece of a text, and where it leads if it is a URL. */
export interface TextPiece {
  text: string;
  href: string | null;
}

const URL_PATTERN = /\bhttps?:\/\/[^\s<>"'`]+/gi;

/** What ends a sentence and no URL. */
const TRAILING = /[.,;:!?…)\]}]+$/;

/**
 * Splits a text at its http and https URLs. Punctuation after a URL is not part of it, except a closing parenthesis
 * that belongs to one in the URL.
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
    if (!URL.canParse(url)) continue;
    add(index);
    pieces.push({ text: url, href: new URL(url).href });
    end = index + url.length;
  }
  add(text.length);
  return pieces;
}

function withoutTrailing(found: string): string {
  let url = found;
  for (let match = TRAILING.exec(url); match !== null; match = TRAILING.exec(url)) {
    const isOpened = url.endsWith(')') && url.split('(').length >= url.split(')').length;
    if (isOpened) return url;
    url = url.slice(0, -1);
  }
  return url;
}

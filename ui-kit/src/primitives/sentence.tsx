import { Fragment } from 'react';

/** A part of a sentence: plain text, or emphasized text such as a name or a title. */
export type SentencePart = string | { strong: string };

/** A sentence, as a string or in parts. */
export type Sentence = string | readonly SentencePart[];

/** Returns a sentence without emphasis. */
export const sentenceText = (sentence: Sentence): string =>
  typeof sentence === 'string'
    ? sentence
    : sentence.map((part) => (typeof part === 'string' ? part : part.strong)).join('');

/** Displays a sentence. */
export function SentenceText({ sentence }: { sentence: Sentence }) {
  if (typeof sentence === 'string') return sentence;
  return sentence.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no id
    <Fragment key={place}>{typeof part === 'string' ? part : <b dir="auto">{part.strong}</b>}</Fragment>
  ));
}

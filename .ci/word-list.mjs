// The phrases and words that .ci/words.mjs rejects, with what to say instead. CONTRIBUTING.md has more advice. A space in
// a pattern also matches a line break inside a comment.

/** Patterns and their replacements. Patterns ignore case, unless they have the `s` modifier. */
export const WORDS = [
  [/\bdecisions? [A-Z]\d+\b|\([ALS]\d+\)|\bfinding \d+\b/s, 'the reason itself'],
  [/\b(the|in|our) spec(ification)?\b|\bspec(ification)?, section\b/, 'the reason itself'],
  [
    /(?<!\bthere )\b((is|are|was|were) none|is no (?!longer|more|way|need|connection))\b/,
    'not, invalid, missing',
  ],
  [/\bwhat(ever)? (is|was|are) (no|none|not)\b|\bnothing of\b/, 'invalid, unknown, missing'],
  [/\b(is|are|was|be|been|were) told\b|\btold (by|at|of|so|in)\b/, 'reports, displays, returns an error'],
  [/\bsaid to be\b|\b(is|are) said\b|\bcomplaints?\b/, 'reports, the message, the error'],
  [/\bmend(s|ed|ing)?\b/, 'fix, repair, restore'],
  [/\b(anew|afresh)\b/, 'again, new'],
  [/\bwhoever\b/, 'users who, clients that'],
  [/\bwhere (there )?(is|are) (no|none)\b/, 'if there is no'],
  [/\bdoors?\b/, 'transport, REST and GraphQL'],
  [
    /\bstand(s|ing)? (in|there|for it|beside|above|below)\b|\b(what|as it) stands\b|\bstood\b/,
    'is, is stored, current',
  ],
  [/\brefus(e|es|ed|al|als|ing)\b/, 'reject, rejected, not allowed'],
  [/\bof (its|their|one's) own\b|\bby itself\b/, 'its own, separate, automatically'],
  [/\b(is|are) to be\b/, 'should be, must be'],
  [/\bmay not\b/, 'must not, might not'],
  [/\bask(ed|s) for\b(?! confirmation)/, 'requested, requires'],
  [/\bat one moment\b/, 'at the same time'],
  [/\bunder way\b/, 'in progress'],
  [/\bsince then\b/, 'later, in the meantime'],
  [/\bthe whole of\b/, 'all, completely'],
  [/\bunless told\b|\b(when|where|if) not given\b/, 'by default'],
  [/\bsorts of\b|\b(a|any|every|this|what|which) sort of\b/, 'kind of, type of'],
  [/\banswer(s|ed|ing)?\b/, 'response, responds, returns'],
  [/\b(give|given) up\b|\b(throws?|takes?|taken) away\b/, 'stop, discard, revoke'],
  [
    /\b(coloured|colours?|grey|behaviours?|favourites?|cent(re|red|res)|neighbours?|cancelled|e-mails?)\b/,
    'the American spelling',
  ],
];

/** Patterns for words in names of variables, functions, types and properties, and their replacements. */
export const NAMES = [
  [/^ask(s|ed|ing)?$/, 'request, fetch, requires'],
  [/^answer(s|ed|ing)?$/, 'response, result'],
  [/^refus(e|es|ed|al|als|ing)$/, 'reject, rejected'],
  [/^doors?$/, 'transport'],
];

/** Matches files whose names are checked. The names in the other folders still have to change. */
export const WITH_NAMES = /^(\.ci|model|api|sdk\/test|demo-app\/e2e)\//;

/** Matches files that are not checked, because they quote the phrases, contain sample data or are in another language. */
export const SKIPPED =
  /^(CONTRIBUTING\.md|\.ci\/word-list\.mjs|api\/src\/seed\/demo-plan\.ts)$|(^|\/)CHANGELOG\.md$|story-data\.ts$|\/translations\//;

/** Exceptions by file: phrases that the file can contain, such as names of CSS colors. */
export const ALLOWED = {
  'ui-kit/src/colors/color-names.ts': ['greenyellow grey honeydew'],
  'ui-kit/src/import/heading-words.ts': ['color colour farbe'],
};

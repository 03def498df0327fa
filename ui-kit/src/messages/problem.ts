import type { MessageSet } from './define-messages.js';
import type { Translate } from './translate.js';

/** An error whose text depends on its code, such as a `PlannerError` of the sdk. */
export interface Problem {
  /** Names the problem, such as 'brandNameTaken'. */
  readonly code: string;
  /** The values in the text, such as `{ max: 100 }`. */
  readonly params: Readonly<Record<string, string | number | readonly string[]>>;
  /** The text in English. */
  readonly serverMessage: string;
}

/**
 * Why content could not be loaded: an error, or a sentence. True, and errors without a response or in the server, are
 * displayed as a message that the server is not responding. False and null if there is no error.
 */
export type LoadError = boolean | string | Problem | null;

/**
 * The texts of errors, by code. `satisfies ErrorMessages`, a type from `@content-planner/model`, checks that they are
 * complete.
 */
export interface ProblemTexts {
  readonly [code: string]: string | ((params: never) => string);
}

/** The texts of errors. The English ones are parts of the errors, except where those are for developers. */
export const problemMessages: MessageSet<'problems', ProblemTexts> = {
  name: 'problems',
  english: { queryInvalid: 'This page is from another version of the planner. Reload it.' },
};

/** Returns the text of an error in the user's language. */
export type ProblemText = (problem: Problem) => string;

/** Returns the function that gives the text of an error. An error with an unknown code has its English text. */
export const problemTextIn =
  (translate: Translate): ProblemText =>
  ({ code, params, serverMessage }) => {
    const texts = translate(problemMessages);
    const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
    return typeof text === 'function' ? text(params as never) : (text ?? serverMessage);
  };

import { GraphQLError, NoSchemaIntrospectionCustomRule, validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { PlannerError } from '../errors.js';
import { MAX_ERRORS } from '../field-errors.js';
import { checkValues } from '../http/body-values.js';
import { documentSize } from './document-size.js';
import { responseNames } from './response-names.js';

/** The longest query, in bytes. The sdk's have at most 1.6 KiB. */
const MAX_QUERY = 8 * 1024;

/** The most tokens of a query. The sdk's have at most 206. */
const MAX_TOKENS = 600;

/** The most selections of a query with its fragments written out. The sdk's have at most 54. */
const MAX_SELECTIONS = 1000;

/** The most fields inside fields; in development GraphiQL asks for the whole schema. */
const MAX_DEPTH = 16;

/** An error of the request itself: Yoga sends its status with the response. */
const badRequest = (message: string) => new GraphQLError(message, { extensions: { http: { status: 400 } } });

/** @throws GraphQLError that says what to change */
function checkParams(params: unknown): void {
  try {
    checkValues(params);
  } catch (error) {
    throw error instanceof PlannerError ? badRequest(error.message) : error;
  }
  const query: unknown = (params as { query?: unknown } | null)?.query;
  if (typeof query === 'string' && Buffer.byteLength(query) > MAX_QUERY) {
    throw badRequest('A query may have at most 8 KiB: send values as variables, or several requests.');
  }
}

/**
 * Rejects a query ahead of each step that it would make expensive: by its length before it is parsed, by its tokens
 * while it is parsed, and by what its fragments expand to before the rules that compare fields with each other.
 *
 * @param options.development allows introspection, and suggestions in messages
 */
export function queryLimits({ development }: { development: boolean }): Plugin {
  const firstRules = [responseNames, ...(development ? [] : [NoSchemaIntrospectionCustomRule])];
  const options = { maxErrors: MAX_ERRORS, hideSuggestions: !development };
  return {
    onRequestParse({ requestParser, setRequestParser }) {
      if (!requestParser) return;
      setRequestParser(async (request) => {
        const params = await requestParser(request);
        checkParams(params);
        return params;
      });
    },
    onParse({ parseFn, setParseFn }) {
      setParseFn((source, options) => parseFn(source, { ...options, maxTokens: MAX_TOKENS }));
    },
    onValidate({ setValidationFn }) {
      setValidationFn((schema, document, rules) => {
        const { selections, depth } = documentSize(document);
        if (selections > MAX_SELECTIONS || depth > MAX_DEPTH) {
          return [new GraphQLError('This query is too large: ask for less, or in several requests.')];
        }
        const errors = validate(schema, document, firstRules, options);
        return errors.length > 0 ? errors : validate(schema, document, rules, options);
      });
    },
  };
}

import { NoSchemaIntrospectionCustomRule, validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { PlannerError } from '../errors.js';
import { MAX_ERRORS } from '../field-errors.js';
import { checkValues } from '../http/body-values.js';
import { documentSize } from './document-size.js';
import { BAD_REQUEST, queryError } from './query-error.js';
import { responseNames } from './response-names.js';
import { variableTypes } from './variable-types.js';

/** The maximum length of a query, in bytes. The sdk's longest query is 1.6 KiB long. */
const MAX_QUERY = 8 * 1024;

/** The maximum number of tokens in a query. The sdk's longest query has 206 tokens. */
const MAX_TOKENS = 600;

/**
 * The maximum number of selections in a query with all fragments expanded. The sdk's largest query has 54 selections.
 */
const MAX_SELECTIONS = 1000;

/** The maximum depth of nested fields. GraphiQL's introspection query, used in development, requires this depth. */
const MAX_DEPTH = 16;

const badRequest = (error: PlannerError) => queryError(error, { extensions: BAD_REQUEST });

/** @throws GraphQLError if the parameters exceed a limit */
function checkParams(params: unknown, maxValues: number): void {
  try {
    checkValues(params, maxValues);
  } catch (error) {
    throw error instanceof PlannerError ? badRequest(error) : error;
  }
  const query: unknown = (params as { query?: unknown } | null)?.query;
  if (typeof query === 'string' && Buffer.byteLength(query) > MAX_QUERY) {
    throw badRequest(new PlannerError('queryTooLong'));
  }
}

/**
 * Checks a query at each step that could be expensive: its length before parsing, its tokens while parsing, and its
 * expanded selections before the validation rules that compare fields with each other.
 *
 * @param options.development whether to allow introspection, and suggestions in messages
 * @param options.maxValues the maximum number of values in the variables
 */
export function queryLimits({ development, maxValues }: { development: boolean; maxValues: number }): Plugin {
  const firstRules = [
    responseNames,
    variableTypes,
    ...(development ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  const options = { maxErrors: MAX_ERRORS, hideSuggestions: !development };
  return {
    onRequestParse({ requestParser, setRequestParser }) {
      if (!requestParser) return;
      setRequestParser(async (request) => {
        const params = await requestParser(request);
        checkParams(params, maxValues);
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
          return [queryError(new PlannerError('queryTooLarge'))];
        }
        const errors = validate(schema, document, firstRules, options);
        return errors.length > 0 ? errors : validate(schema, document, rules, options);
      });
    },
  };
}

import { type ExecutionArgs, GraphQLError, getOperationAST, getVariableValues } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { BAD_REQUEST } from './query-error.js';

/** Returns the first error in the variables, or undefined if they are valid. */
function variableError(
  { schema, document, operationName, variableValues }: ExecutionArgs,
  hideSuggestions: boolean,
): GraphQLError | undefined {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const options = { maxErrors: 1, hideSuggestions };
  const error = getVariableValues(schema, definitions, variableValues ?? {}, options).errors?.[0];
  if (!error) return;
  const { message, nodes = null, originalError = null } = error;
  // Like the executor's errors, this error makes Yoga respond with status 400.
  return new GraphQLError(message, { nodes, originalError, extensions: BAD_REQUEST });
}

/**
 * Rejects invalid variables and reports only the first error, because executors repeat the complete variable in each
 * error message.
 *
 * @param options.development whether to allow suggestions in messages
 */
export function variableValues({ development }: { development: boolean }): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const error = variableError(args, !development);
      if (error) setResultAndStopExecution({ errors: [error] });
    },
  };
}

import { type ExecutionArgs, GraphQLError, getOperationAST, getVariableValues } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** The first error in the variables, or undefined if they fit the operation. */
function variableError(
  { schema, document, operationName, variableValues }: ExecutionArgs,
  hideSuggestions: boolean,
): GraphQLError | undefined {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const options = { maxErrors: 1, hideSuggestions };
  const error = getVariableValues(schema, definitions, variableValues ?? {}, options).errors?.[0];
  if (!error) return;
  const { message, nodes = null, originalError = null } = error;
  // Like errors of the executor, which make Yoga respond with status 400.
  return new GraphQLError(message, { nodes, originalError, extensions: { http: { status: 400 } } });
}

/**
 * Rejects variables that don't fit the operation, with their first error only: executors would repeat the whole
 * variable in the message of each error.
 *
 * @param options.development allows suggestions in messages
 */
export function variableValues({ development }: { development: boolean }): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const error = variableError(args, !development);
      if (error) setResultAndStopExecution({ errors: [error] });
    },
  };
}

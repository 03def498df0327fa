import { type ExecutionArgs, GraphQLError, getOperationAST, Kind } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { IMPORT_PATH } from '../http/import-path.js';

const isImport = ({ document, operationName }: ExecutionArgs): boolean =>
  getOperationAST(document, operationName)?.selectionSet.selections.every(
    (field) => field.kind === Kind.FIELD && field.name.value === 'importEntries',
  ) ?? false;

function check(args: ExecutionArgs): void {
  if (isImport(args)) return;
  throw new GraphQLError(`${IMPORT_PATH} only runs importEntries. Send other operations to /graphql.`, {
    extensions: { http: { status: 400 } },
  });
}

/** Rejects all operations except imports, so that only imports can have large bodies. */
export const onlyImports: Plugin = {
  onExecute: ({ args }) => check(args as ExecutionArgs),
  onSubscribe: ({ args }) => check(args as ExecutionArgs),
};

import { type ExecutionArgs, getOperationAST, Kind } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { PlannerError } from '../errors.js';
import { IMPORT_PATH } from '../http/import-path.js';
import { BAD_REQUEST, queryError } from './query-error.js';

const isImport = ({ document, operationName }: ExecutionArgs): boolean =>
  getOperationAST(document, operationName)?.selectionSet.selections.every(
    (field) => field.kind === Kind.FIELD && field.name.value === 'importEntries',
  ) ?? false;

function check(args: ExecutionArgs): void {
  if (isImport(args)) return;
  throw queryError(new PlannerError('onlyImports', { path: IMPORT_PATH }), { extensions: BAD_REQUEST });
}

/** Rejects all operations except imports, so that only imports can have large bodies. */
export const onlyImports: Plugin = {
  onExecute: ({ args }) => check(args as ExecutionArgs),
  onSubscribe: ({ args }) => check(args as ExecutionArgs),
};

import {
  BREAK,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  Kind,
  OperationTypeNode,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { GraphQLContext } from './builder.js';
import { documentSize } from './document-size.js';

/** The largest document to cache, as `sizeOf` measures it. */
const MAX_KEPT = 250;

/** The largest total of all cached documents. A compiled selection takes up to 10 kB. */
const MAX_KEPT_TOGETHER = 4000;

/** A valid document that a logged-in user has run. */
interface KnownQuery {
  document: DocumentNode;
  /** Set when the document is run again; null if it can't be compiled. */
  compiled?: CompiledQuery | null;
}

const textOf = (document: DocumentNode): string => document.loc?.source.body ?? '';

/**
 * Whether a document is safe to compile. graphql-jit inlines constant arguments into the code that it generates,
 * and runs the part of a string or an enum value after a certain marker. Pass values as variables, which never
 * become code. The generated code also doubles with each list around the type of a variable.
 */
function isSafeToCompile(document: DocumentNode): boolean {
  let isSafe = true;
  const stop = () => {
    isSafe = false;
    return BREAK;
  };
  const stopIfReserved = (name: string) => (name.startsWith('__') ? stop() : undefined);
  visit(document, {
    StringValue: stop,
    ObjectValue: stop,
    ListValue: stop,
    EnumValue: ({ value }) => stopIfReserved(value),
    ListType: ({ type }) => {
      const item = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
      return item.kind === Kind.LIST_TYPE ? stop() : undefined;
    },
  });
  return isSafe;
}

/** How much memory a document takes: its selections, its variables, and the text that its tokens keep. */
function sizeOf(document: DocumentNode): number {
  const variables = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  return documentSize(document).selections + variables.length * 10 + Math.ceil(textOf(document).length / 100);
}

/** Whether the variables fit. graphql-js stops at some errors, where compiled queries report every one. */
function hasValidVariables({ schema, document, operationName, variableValues }: ExecutionArgs): boolean {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return !getVariableValues(schema, definitions, variableValues ?? {}, { maxErrors: 1 }).errors;
}

function compile({ schema, document }: ExecutionArgs): CompiledQuery | null {
  if (!isSafeToCompile(document)) return null;
  const compiled = compileQuery(schema, document);
  return isCompiledQuery(compiled) ? compiled : null;
}

/** graphql-jit caches data on the document, so a document can only be compiled for one operation. */
const hasOneOperation = ({ definitions }: DocumentNode): boolean =>
  definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1;

/**
 * Caches parsed and validated documents that logged-in users have run without errors, and compiles them when
 * they are run again, which halves the time of a list of 10,000 entries. Documents that visitors send or that
 * were rejected are never cached.
 */
export function knownQueries(): Plugin<GraphQLContext> {
  const known = new LRUCache<string, KnownQuery>({
    maxSize: MAX_KEPT_TOGETHER,
    maxEntrySize: MAX_KEPT,
    sizeCalculation: ({ document }) => Math.max(sizeOf(document), 1),
  });
  return {
    onParse({ params: { source }, setParsedDocument }) {
      const query = known.get(String(source));
      if (query) setParsedDocument(query.document);
    },
    onValidate({ params: { documentAST }, setResult }) {
      if (known.peek(textOf(documentAST))?.document === documentAST) setResult([]);
    },
    onExecute({ args, context: { viewer }, setExecuteFn }) {
      const { document, operationName } = args;
      const text = textOf(document);
      const query = known.peek(text);
      if (!query) {
        if (!viewer || !hasOneOperation(document)) return;
        return {
          onExecuteDone({ result }) {
            if (!('errors' in result && result.errors?.length)) known.set(text, { document });
          },
        };
      }
      if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY) return;
      if (!viewer) return;
      if (query.compiled === undefined) query.compiled = compile(args);
      const { compiled } = query;
      if (!compiled || !hasValidVariables(args)) return;
      setExecuteFn(
        ({ rootValue, contextValue, variableValues }: ExecutionArgs) =>
          compiled.query(rootValue, contextValue, variableValues) as Promise<ExecutionResult>,
      );
    },
  };
}

/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { initGraphQLTada } from 'gql.tada';
import type { DocumentNode } from 'graphql';
import type { Options } from 'tsup';
import ts from 'typescript';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Parses a document in the same way as the `graphql` function in the source code does at run time. */
const parse = initGraphQLTada() as unknown as (document: string) => DocumentNode;

const NODES: Record<string, string> = {
  Field: 'field',
  FragmentSpread: 'spread',
  NamedType: 'type',
  Variable: 'variable',
};

/**
 * Returns the source code for a node. It consists of plain objects and calls to the functions in `parsed-document.ts`.
 */
function written(node: unknown): string {
  if (Array.isArray(node)) return `[${node.map(written)}]`;
  if (node === null || typeof node !== 'object') return JSON.stringify(node);
  const fields = Object.entries(node).filter(([, value]) => value !== undefined);
  const { kind, ...rest } = Object.fromEntries(fields);
  const only = fields.length === 2;
  const value = rest.name?.value;
  if (kind === 'Name') return `$.name(${JSON.stringify(rest.value)})`;
  if (only && NODES[kind] && value) return `$.${NODES[kind]}(${JSON.stringify(value)})`;
  if (kind === 'SelectionSet') return `$.selection(${written(rest.selections)})`;
  if (kind === 'NonNullType' && rest.type.kind === 'NamedType')
    return `$.required(${JSON.stringify(rest.type.name.value)})`;
  if (kind === 'Argument' && rest.value.kind === 'Variable' && rest.value.name.value === value)
    return `$.pass(${JSON.stringify(value)})`;
  return `{${fields.map(([key, child]) => `${key}:${written(child)}`)}}`;
}

/** Returns the documents in a source file: the arguments of its calls to `graphql`. */
function documentsIn(path: string, source: string): ts.NoSubstitutionTemplateLiteral[] {
  const found: ts.NoSubstitutionTemplateLiteral[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'graphql') {
      const [document] = node.arguments;
      if (!document || !ts.isNoSubstitutionTemplateLiteral(document))
        throw new Error(`${path}: graphql() requires a template literal without substitutions.`);
      found.push(document);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return found;
}

/**
 * Replaces each document with its parsed definitions. Also replaces the `graphql` function, which parses documents,
 * with the function of the same name in `parsed-document.ts`. The published package then requires neither gql.tada nor
 * a parser in the browser.
 */
export const parseDocuments: Plugin = {
  name: 'parse-documents',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (path.endsWith('/src/graphql.ts'))
        return { contents: "export { graphql } from './parsed-document.js';", loader: 'ts' };
      let contents = await readFile(path, 'utf8');
      const [, folder] = /from '([./]+\/)graphql\.js'/.exec(contents) ?? [];
      if (!folder) return undefined;
      for (const document of documentsIn(path, contents).reverse()) {
        const definitions = written(parse(document.text).definitions);
        contents = contents.slice(0, document.getStart()) + definitions + contents.slice(document.end);
      }
      contents += `\nimport * as $ from '${folder}parsed-document.js';\n`;
      return {
        contents: contents.replace(/(?<![.\w])graphql\(/g, '/* @__PURE__ */ graphql('),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
};

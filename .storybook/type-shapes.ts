import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Plugin } from 'vite';

const MODULE = 'virtual:type-shapes';

/** Returns the source code of the ui-kit's exported types, keyed by name. */
function shapes(): Record<string, string> {
  const found: Record<string, string> = {};
  const files = globSync('ui-kit/src/**/*.{ts,tsx}', {
    exclude: (path) => /\.(stories|test|fixture)\./.test(path),
  });
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const statement of source.statements) {
      const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
      if (!isType || !statement.getText(source).startsWith('export')) continue;
      if (!/Props$/.test(statement.name.text))
        found[statement.name.text] = statement.getText(source).replace(/^export /, '');
    }
  }
  return found;
}

/** Creates a Vite plugin that provides type definitions to the props tables. */
export const typeShapes = (): Plugin => ({
  name: 'type-shapes',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(shapes())};` : undefined),
});

import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * Lists the exports in a package's type declarations. Each line contains a name and whether it is a value or a type. The
 * unpacked packages must be in the same folder, because they export each other's types.
 */
export function exportedNames(types: string): string {
  const packages = join(dirname(types), '../../*/dist/index.d.ts');
  const program = ts.createProgram([types], {
    ...{ skipLibCheck: true, noEmit: true },
    paths: { '@content-planner/*': [packages] },
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(types);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${types} exports nothing.`);
  const lines = checker.getExportsOfModule(module).map((symbol) => {
    const { flags } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return `${symbol.name} (${flags & ts.SymbolFlags.Value ? 'value' : 'type'})`;
  });
  return `${lines.sort().join('\n')}\n`;
}

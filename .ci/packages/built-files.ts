import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A built file in a package. */
export interface BuiltFile {
  /** The path within the package, such as `dist/index.js`. */
  path: string;
  text: string;
  /** Whether the file begins with `'use client'`. */
  onClient: boolean;
  /** The imported modules: paths within the package, and names of other packages. */
  imports: readonly string[];
}

const FROM = /^(?:import|export)\b[^;'"]*?(?:from\s*)?["']([^"']+)["']/gm;

/** Returns the scripts of an unpacked package, keyed by their paths. */
export function builtFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  );
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      const imports = [...text.matchAll(FROM)].map(([, from = '']) =>
        from.startsWith('.') ? posix.join(posix.dirname(path), from) : from,
      );
      return [path, { path, text, onClient: /^['"]use client['"];/.test(text), imports }];
    }),
  );
}

/**
 * Returns the files in a package that run on the server: the index and everything that it imports, directly or
 * indirectly, except for files with `'use client'`.
 */
export function serverFiles(files: ReadonlyMap<string, BuiltFile>, path = 'dist/index.js'): BuiltFile[] {
  const found = new Map<string, BuiltFile>();
  const visit = (next: string) => {
    const file = files.get(next);
    if (!file || file.onClient || found.has(next)) return;
    found.set(next, file);
    for (const name of file.imports) visit(name);
  };
  visit(path);
  return [...found.values()];
}

/** Returns the names that a file imports from other files in its package. */
export function namedImports({ path, text }: BuiltFile): { name: string; from: string }[] {
  return [...text.matchAll(/^import \{([^}]*)\} from "(\.[^"]+)";/gm)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name) => ({ name: name.trim(), from: posix.join(posix.dirname(path), from) })),
  );
}

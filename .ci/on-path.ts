import { existsSync } from 'node:fs';

/** Returns the path of a program, or undefined. Looks in the folders on the PATH, and then in `others`. */
export function onPath(name: string, others: readonly string[] = []): string | undefined {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  return [...folders, ...others].map((folder) => `${folder}/${name}`).find((file) => existsSync(file));
}

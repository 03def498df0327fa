import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

// Any folder of the repository.
const REPOSITORY = import.meta.dirname;

/** Checks out a commit in a new folder, and builds one of its packages there. Returns the package's folder. */
export function checkOut(folder: string, commit: string, name: 'api' | 'ui-kit'): string {
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  run('git', ['worktree', 'add', '--detach', folder, commit], REPOSITORY);
  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], folder);
  run('pnpm', ['--filter', `@content-planner/${name}`, 'run', 'build'], folder);
  return join(folder, name);
}

/** Removes a folder that {@link checkOut} created. */
export function removeCheckOut(folder: string): void {
  execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: REPOSITORY });
}

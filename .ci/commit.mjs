// Writes the commit of the sources to api/commit.txt, which the server displays with its version. The build runs this
// script each time, but doesn't depend on its output, so a new commit with the same sources builds nothing again.
// Reads the files of the repository instead of running git, because the image's build has no git.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = new URL('..', import.meta.url).pathname;

/** The commit in an archive of the sources. `git archive` replaces the placeholder (see .gitattributes). */
const ARCHIVED = '$Format:%H$';

/** How many characters of the commit to display. */
const LENGTH = 12;

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

/** Returns the folder with HEAD. In a linked worktree, .git is a file with the path of that folder. */
function repositoryFolder() {
  const entry = join(root, '.git');
  if (!existsSync(entry) || statSync(entry).isDirectory()) return entry;
  return resolve(root, textOf(entry).replace('gitdir: ', ''));
}

/** Returns the full hash of the current commit, or an empty string if the sources are not in a repository. */
function currentCommit() {
  const folder = repositoryFolder();
  const head = textOf(join(folder, 'HEAD'));
  const [, ref] = /^ref: (.+)$/.exec(head) ?? [];
  if (ref === undefined) return head;
  // Worktrees share their branches.
  const shared = resolve(folder, textOf(join(folder, 'commondir')));
  const packed = textOf(join(shared, 'packed-refs')).split('\n');
  return textOf(join(shared, ref)) || (packed.find((line) => line.endsWith(` ${ref}`)) ?? '').split(' ')[0];
}

const [commit = ''] = [ARCHIVED, currentCommit()].filter((hash) => /^[0-9a-f]{40,64}$/.test(hash));
writeFileSync(join(root, 'api/commit.txt'), commit.slice(0, LENGTH));

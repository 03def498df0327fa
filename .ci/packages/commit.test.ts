import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FILES = ['.ci/commit.mjs', '.gitattributes', 'api/package.json'];

describe('the commit that the build records', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planner-commit-'));
  const repository = join(folder, 'repository');
  afterAll(() => rmSync(folder, { recursive: true }));

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@planner.example', ...args], {
      cwd: repository,
      encoding: 'utf8',
    }).trim();

  /** Runs the script in a copy of the sources. Returns the commit that it has written. */
  function recordedIn(copy: string): string {
    // The image's build has no git.
    execFileSync(process.execPath, [join(copy, '.ci/commit.mjs')], { env: { PATH: '' } });
    return readFileSync(join(copy, 'api/commit.txt'), 'utf8');
  }

  const current = () => git('rev-parse', 'HEAD').slice(0, 12);

  beforeAll(() => {
    for (const file of FILES) cpSync(join(ROOT, file), join(repository, file));
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--all');
    git('commit', '--quiet', '--no-gpg-sign', '--message=First');
  });

  test('is the current one of a branch', () => {
    expect(recordedIn(repository)).toBe(current());
    git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message=Second');
    expect(recordedIn(repository)).toBe(current());
    git('pack-refs', '--all');
    expect(recordedIn(repository)).toBe(current());
  });

  test('is the current one without a branch', () => {
    git('checkout', '--quiet', '--detach');
    expect(recordedIn(repository)).toBe(current());
    git('checkout', '--quiet', 'main');
  });

  test('is the current one of a linked worktree', () => {
    const worktree = join(folder, 'worktree');
    git('worktree', 'add', '--quiet', '-b', 'topic', worktree);
    git('-C', worktree, 'commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message=Topic');
    expect(recordedIn(worktree)).toBe(git('rev-parse', 'topic').slice(0, 12));
  });

  test('is the one that the image gets, which omits most files of the repository', () => {
    const patterns = readFileSync(join(ROOT, 'api/deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
    expect(patterns.filter((pattern) => pattern.includes('.git'))).toEqual([
      '.git/**',
      '!.git/HEAD',
      '!.git/packed-refs',
      '!.git/refs/heads',
    ]);
    const context = join(folder, 'context');
    const included = [...FILES, '.git/HEAD', '.git/packed-refs', '.git/refs/heads'];
    for (const file of included) cpSync(join(repository, file), join(context, file), { recursive: true });
    expect(recordedIn(context)).toBe(current());
  });

  test('is the one of an archive', () => {
    const archive = join(folder, 'archive');
    mkdirSync(archive);
    git('archive', '--output', join(folder, 'archive.tar'), 'HEAD');
    execFileSync('tar', ['-xf', join(folder, 'archive.tar'), '-C', archive]);
    expect(recordedIn(archive)).toBe(current());
  });

  test('is empty in a copy without a repository', () => {
    const copy = join(folder, 'copy');
    for (const file of FILES) cpSync(join(ROOT, file), join(copy, file));
    expect(recordedIn(copy)).toBe('');
  });
});

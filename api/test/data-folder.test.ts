import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { makePrivate } from '../src/db/private-folder.js';
import { runCommand } from './command.js';
import { startPlannerProcess } from './planner-process.js';

const isRoot = process.getuid?.() === 0;

describe.skipIf(process.platform === 'win32')('the permissions of a data folder', () => {
  let parent: string;
  let folder: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'planner-rights-'));
    folder = join(parent, 'data');
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const make = (mode: number) => {
    mkdirSync(folder);
    chmodSync(folder, mode);
  };
  /** The files in the folder, with the permissions of everyone except the owner. */
  const openToOthers = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
    );

  test('exclude other users from every file after the first start, even if the folder was public', async () => {
    make(0o755);
    const planner = await startPlannerProcess({ DATA_DIR: folder });
    try {
      expect(rightsOf(folder)).toBe('700');
      expect(readdirSync(folder)).toEqual(
        expect.arrayContaining(['database', 'planner.lock', 'planner.pid', 'planner.sock']),
      );
      expect(openToOthers()).toEqual([]);
    } finally {
      await planner.stop();
    }
  });

  test('exclude other users after a command', async () => {
    make(0o775);
    cpSync(inject('pglite'), join(folder, 'database'), { recursive: true });
    expect(await runCommand(['migrate'], { DATA_DIR: folder })).toMatchObject({ code: 0, stderr: '' });
    expect(rightsOf(folder)).toBe('700');
  });

  // Only root can change the owner of a folder, and permissions don't apply to root.
  describe.skipIf(!isRoot)('of another user', () => {
    const NOBODY = 65_534;
    afterEach(() => process.seteuid?.(0));

    test('prevent starting if others can read it', () => {
      make(0o777);
      chmodSync(parent, 0o755);
      process.seteuid?.(NOBODY);
      expect(() => makePrivate(folder)).toThrow(
        /^DATA_DIR: other users on this machine can read .+, and its mode can't be set to 700 \(EPERM.+\)\. Set/,
      );
      process.seteuid?.(0);
      expect(readdirSync(folder)).toEqual([]);
    });

    test('allow starting if nobody else can read it', () => {
      make(0o700);
      chownSync(folder, NOBODY, NOBODY);
      makePrivate(folder);
      expect(rightsOf(folder)).toBe('700');
      expect(statSync(folder).uid).toBe(NOBODY);
    });
  });
});

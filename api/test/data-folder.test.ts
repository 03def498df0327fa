import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { runCommand } from './command.js';
import { startPlannerProcess } from './planner-process.js';
import { isOpenToAll } from './postgresql-server.js';

const isRoot = process.getuid?.() === 0;

describe.skipIf(process.platform === 'win32')('a data folder', () => {
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
  /** Lists the files in the folder that users other than the owner can access. */
  const openToOthers = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
    );

  test('contains no files that other users can access, even if the folder was public at first', async () => {
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

  test('is inaccessible to other users after a command has run', async () => {
    make(0o775);
    cpSync(inject('pglite'), join(folder, 'database'), { recursive: true });
    expect(await runCommand(['migrate'], { DATA_DIR: folder })).toMatchObject({ code: 0, stderr: '' });
    expect(rightsOf(folder)).toBe('700');
  });

  // Run these tests only as root, because only root can change the owner of a folder and run processes as other users.
  // Those users must also be able to read the planner's code.
  describe.skipIf(!isRoot || !isOpenToAll(import.meta.dirname))('a folder that another user owns', () => {
    const NOBODY = 65_534;

    const GROUP = 4711;
    /** Runs `migrate` as a user who is neither root nor the owner of the folder. */
    const migrateAsNobody = () => {
      chmodSync(parent, 0o755);
      return runCommand(['migrate'], { DATA_DIR: folder }, '', [], { uid: NOBODY, gid: GROUP });
    };

    test('is rejected if other users can read it', async () => {
      make(0o777);
      const { code, stderr } = await migrateAsNobody();
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^DATA_DIR: other users .+ can read .+, and its mode can't be set to 700 \(it belongs to root\)\. Set .+\n$/,
      );
      expect(readdirSync(folder)).toEqual([]);
    });

    test.each([0o700, 0o755])('is rejected with mode %o if root runs the server', async (mode) => {
      make(mode);
      chownSync(folder, NOBODY, NOBODY);
      const { code, stdout, stderr } = await runCommand(['migrate'], { DATA_DIR: folder });
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toBe(
        `DATA_DIR: ${folder} belongs to another user (uid ${NOBODY}), who can read it. Run the planner as that user, change the owner with \`chown -R 0\`, or set DATA_DIR to another folder.\n`,
      );
      expect(readdirSync(folder)).toEqual([]);
    });

    test("is accepted if it is a volume that root owns and the server's group can write to", async () => {
      make(0o770);
      cpSync(inject('pglite'), join(folder, 'database'), { recursive: true });
      execFileSync('chown', ['-R', `${NOBODY}:${GROUP}`, join(folder, 'database')]);
      chownSync(folder, 0, GROUP);
      chmodSync(folder, 0o2770);
      expect(await migrateAsNobody()).toMatchObject({ code: 0, stderr: '' });
      expect(rightsOf(folder)).toBe('770');
      expect(rightsOf(join(folder, 'planner.lock'))).toBe('600');
    });

    test.each([0o2770, 0o700])('is rejected with mode %o if the server has no access', async (mode) => {
      make(mode);
      const { code, stderr } = await migrateAsNobody();
      expect(code).toBe(1);
      expect(stderr).toMatch(/^DATA_DIR: can't write to .+ \(EACCES.+\)\. Set it to .+\n$/);
    });
  });
});

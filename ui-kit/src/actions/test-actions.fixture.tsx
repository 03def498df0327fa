import type { ComponentType } from 'react';
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { SIDEBAR_COOKIE } from '../shell/sidebar-cookie.js';
import { type ActionId, actions, type Group, WAYS } from './actions.fixture.js';
import { type Cell, type Cells, emulate, heard, leave, startReader, stopReader } from './ways.fixture.js';

/** The tests for an action: how users perform it in each way, and how to check the result. */
export type ActionTest = Cells & {
  /** The state in which the action begins, if it differs from the application's initial state. */
  start?: object;
  /** The steps before the action, such as opening a dialog. */
  ready?: Cell;
  /** Fails if the action was not performed. */
  done: Cell;
};

/** A test for each action in a group. The compiler reports missing tests. */
export type ActionTests<G extends Group> = Record<ActionId<G>, ActionTest>;

interface Tested<G extends Group> {
  /** The application in which users perform the actions. */
  App: ComponentType<{ start: object }>;
  tests: { [One in G]: ActionTests<One> };
  /** The actions that the application was asked to perform. Cleared before each test. */
  calls: string[];
}

/** Clears the data that components have stored in the browser. */
function forget() {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
  document.cookie = `${SIDEBAR_COOKIE}=; path=/; max-age=0`;
}

const isFull = import.meta.env.TEST_FULL === '1';

/**
 * The ways to test. `pnpm soak` tests every action in every way. `npm test` tests every action in only one way,
 * rotating through three ways. The mouse is omitted, because many other tests use it.
 */
const TESTED_WAYS = isFull ? WAYS : WAYS.filter((way) => way !== 'mouse');

/** Defines tests for the cells in the tables of actions. */
export function testActions<G extends Group>({ App, tests, calls }: Tested<G>): void {
  const all = (Object.keys(tests) as G[]).flatMap((group) =>
    actions(group).map((action) => ({ ...action, group })),
  );
  describe.each(TESTED_WAYS)('%s', (way) => {
    const tested = all.filter((_, place) => isFull || TESTED_WAYS[place % TESTED_WAYS.length] === way);
    beforeAll(async () => {
      forget();
      await (way === 'taps' ? page.viewport(375, 812) : page.viewport(1440, 900));
      // With reduced motion, tests don't have to wait for animations.
      await emulate({ touch: way === 'taps', reducedMotion: true });
    });
    afterAll(async () => {
      await emulate({ touch: false, reducedMotion: false });
    });
    afterEach(async () => {
      await cleanup();
      forget();
    });

    for (const { group, id, name, hears } of tested)
      test(name, async () => {
        const {
          start = {},
          ready,
          done,
          [way]: act,
        } = (tests[group] as Record<string, ActionTest>)[id] as ActionTest;
        calls.length = 0;
        await leave();
        await render(<App start={start} />);
        await ready?.();
        if (way !== 'screenReader') {
          await act();
          await done();
          return;
        }
        await startReader();
        try {
          await act();
          await done();
          await heard(hears);
        } finally {
          await stopReader();
        }
      });
  });
}

import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { type ActionId, actions, type Group, WAYS } from './actions.fixture.js';
import { reset } from './use-reset.fixture.js';
import { type Cell, type Cells, heard, setTouch, startReader, stopReader } from './ways.fixture.js';

/** The tests of an action: how a user does it in each way, and what is then visible. */
export type ActionTest = Cells & {
  /** The state in which the action begins, if it differs from the application's initial one. */
  start?: object;
  /** What happens before, such as opening a dialog. */
  ready?: Cell;
  /** Fails if the action was not done. */
  done: Cell;
};

/** A test for each action of a group. The compiler reports the missing ones. */
export type ActionTests<G extends Group> = Record<ActionId<G>, ActionTest>;

interface Tested<G extends Group> {
  /** The application in which all of the actions take place. It must use `useReset`. */
  app: ReactElement;
  tests: { [One in G]: ActionTests<One> };
  /** What the application was asked to do. Cleared before each test. */
  calls: string[];
}

const OPEN = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])';

/** Closes everything that an action has opened. */
async function closeAll() {
  for (let times = 0; times < 5 && document.querySelector(OPEN); times += 1) {
    await userEvent.keyboard('{Escape}');
    await new Promise(requestAnimationFrame);
  }
}

/** Runs each cell of the table of actions as a test. */
export function testActions<G extends Group>({ app, tests, calls }: Tested<G>): void {
  describe.each(WAYS)('%s', (way) => {
    beforeAll(async () => {
      await (way === 'taps' ? page.viewport(375, 812) : page.viewport(1440, 900));
      await setTouch(way === 'taps');
      await render(app);
    });
    afterAll(async () => {
      await setTouch(false);
      await cleanup();
    });
    afterEach(async () => {
      if (way === 'screenReader') await stopReader();
      await closeAll();
    });

    for (const group of Object.keys(tests) as G[])
      for (const { id, name, hears } of actions(group))
        test(name, async () => {
          const {
            start,
            ready,
            done,
            [way]: act,
          } = (tests[group] as Record<string, ActionTest>)[id] as ActionTest;
          reset();
          await vi.waitFor(() => expect(document.querySelector(OPEN)).toBeNull(), { interval: 16 });
          if (start) reset(start);
          // Lists and calendars render some changes later.
          await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
          calls.length = 0;
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          await ready?.();
          if (way === 'screenReader') await startReader();
          await act();
          await done();
          if (way === 'screenReader') await heard(hears);
        });
  });
}

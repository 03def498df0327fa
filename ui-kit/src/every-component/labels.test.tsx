import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadViews } from '../calendar/load-views.fixture.js';
import type { OnDemand } from '../internal/on-demand.js';
import { exportedComponents } from './exported-components.fixture.js';
import { marked } from './marked.fixture.js';
import { type Given, samples } from './samples.fixture.js';
import { texts } from './states.fixture.js';
import { textsOf } from './texts-of.fixture.js';
import { Application } from './wrapper.fixture.js';

const shown = () => textsOf(document.querySelector('[data-cp-theme]') ?? document.body);
const inLatin = (text: string) => /[A-Za-z]/.test(text);
/** Waits until the effects of an action are rendered, that is, until a frame passes without changes to the page. */
const drawn = async () => {
  let isChanged = true;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  while (isChanged) {
    isChanged = false;
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  }
  observer.disconnect();
};

/** The files with the code that components load on demand. */
const parts = import.meta.glob<Record<string, object>>('../**/*-part{,s}.ts', { eager: true });
beforeAll(async () => {
  await loadViews();
  // Load all code first, because text would be missing while code is still loading.
  for (const part of Object.values(parts).flatMap((file) => Object.values(file)))
    if ('load' in part) await (part as OnDemand<unknown>).load();
});

test.each(Object.entries(texts))(
  '%s takes all its text from its labels',
  // The default timeout is too short, because the test renders a few dozen states one after another.
  { timeout: 60_000 },
  async (name, { labels, states, elsewhere = [] }) => {
    const seen = new Set<string>();
    const all = new Set<string>();
    for (const { props = {}, act } of states) {
      const own = marked('labels' in props ? (props.labels as object) : labels);
      const given = { ...props, labels: own.labels } as Given;
      const { unmount } = await render(<Application>{samples[name]?.draw(given)}</Application>);
      await act?.();
      await drawn();
      expect(shown().filter(inLatin), JSON.stringify(props)).toEqual([]);
      for (const label of shown().flatMap(own.namesIn)) seen.add(label);
      for (const label of own.names) all.add(label);
      await unmount();
    }
    // A label that appears in no state is not tested, so it must be listed in `elsewhere`.
    expect([...all].filter((label) => !seen.has(label)).sort()).toEqual(elsewhere.toSorted());
  },
);

// If a component has no labels, all its visible text must come from the props in its sample.
test.each(exportedComponents.filter((name) => name in samples && !(name in texts)))(
  '%s has no default text',
  async (name) => {
    await render(<Application>{samples[name]?.draw({})}</Application>);
    await drawn();
    expect(shown().filter(inLatin)).toEqual([]);
  },
);

import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadViews } from '../calendar/load-views.fixture.js';
import { exportedComponents } from './exported-components.fixture.js';
import { marked } from './marked.fixture.js';
import { type Given, samples } from './samples.fixture.js';
import { texts } from './states.fixture.js';
import { textsOf } from './texts-of.fixture.js';
import { Application } from './wrapper.fixture.js';

const shown = () => textsOf(document.querySelector('[data-cp-theme]') ?? document.body);
const inLatin = (text: string) => /[A-Za-z]/.test(text);
/** Waits until the effects of an action are rendered. */
const drawn = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

beforeAll(loadViews);

test.each(Object.entries(texts))(
  '%s takes all its text from its labels',
  // The test renders a few dozen states one after another.
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

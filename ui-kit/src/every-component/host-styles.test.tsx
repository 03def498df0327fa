import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HOST_STYLES } from './host-styles.fixture.js';
import { type Given, type Sample, samples } from './samples.fixture.js';
import { Application } from './wrapper.fixture.js';

const sheets: HTMLStyleElement[] = [];
afterEach(() => {
  for (const sheet of sheets.splice(0)) sheet.remove();
});

/** Adds an application style sheet before or after the components' style sheets. */
function style(place: 'first' | 'last', rules: string): void {
  const sheet = document.createElement('style');
  sheet.textContent = rules;
  if (place === 'first') document.head.prepend(sheet);
  else document.head.append(sheet);
  sheets.push(sheet);
}

/** The names of all CSS properties, which are the same for all elements. */
const PROPERTIES = [...getComputedStyle(document.documentElement)];

/** Returns all computed styles of every element inside the theme, in the order of `PROPERTIES`. */
function look(): { element: string; styles: string[] }[] {
  for (const animation of document.getAnimations()) animation.cancel();
  return [...document.querySelectorAll('[data-cp-theme], [data-cp-theme] *')].flatMap((element, index) => {
    if (element.closest('style')) return [];
    const computed = getComputedStyle(element);
    const styles = PROPERTIES.map((name) => computed.getPropertyValue(name));
    return [{ element: `${index} ${element.localName}`, styles }];
  });
}

/** Returns the styles that differ, such as `3 button color: red -> blue`. */
function differences(before: ReturnType<typeof look>, after: ReturnType<typeof look>): string[] {
  return after.flatMap(({ element, styles }, place) => {
    const earlier = before[place]?.element === element ? before[place].styles : [];
    return styles.flatMap((value, at) =>
      value === earlier[at] ? [] : [`${element} ${PROPERTIES[at]}: ${earlier[at]} -> ${value}`],
    );
  });
}

test.each(Object.entries(samples))('application styles do not change %s', async (_name, sample) => {
  const { draw, opensByClick = false }: Sample = sample;
  // The application's styles change the size of the elements around the theme, but must not change the size of this
  // `<div>`.
  await render(
    <div style={{ position: 'fixed', inset: 0 }}>
      <Application>{draw({})}</Application>
    </div>,
  );
  if (opensByClick) await page.getByRole('button').click();
  const before = look();
  for (const place of ['first', 'last'] as const) {
    style(place, HOST_STYLES);
    expect(differences(before, look()).slice(0, 40)).toEqual([]);
  }
});

test('application styles do not change the icons of entries', async () => {
  const wide = { compact: false } as Given;
  await page.viewport(1000, 800);
  await render(<Application>{samples.Calendar?.draw(wide)}</Application>);
  const entry = document.querySelector('[data-cp-entry]');
  if (!entry) throw new Error('The calendar shows no entries.');
  const picture = () => page.screenshot({ element: entry, save: false });
  const before = await picture();
  style('last', 'svg { fill: red; stroke: lime; stroke-width: 4px }');
  expect(await picture()).toBe(before);
});

import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { exportedComponents, nameInTools } from './exported-components.fixture.js';
import { type Sample, samples, WITHOUT_ELEMENT } from './samples.fixture.js';
import { Application } from './wrapper.fixture.js';

const errors = vi.spyOn(console, 'error');
afterEach(() => errors.mockClear());

test('every exported component has a sample', () => {
  expect([...Object.keys(samples), ...WITHOUT_ELEMENT].sort()).toEqual(exportedComponents.toSorted());
});

test.each(exportedComponents)('React DevTools displays the name of %s', (name) => {
  expect(nameInTools(name)).toBe(name);
});

test.each(Object.entries(samples))(
  '%s accepts className, style, id, data-* and a ref',
  async (_name, sample) => {
    const { draw, lands = 'root', opensByClick = false }: Sample = sample;
    let node: Element | null = null;
    const given = {
      id: 'its-id',
      className: 'its-class',
      style: { scrollMarginTop: 7 },
      'data-given': '',
      ref: (element: Element | null) => {
        node = element ?? node;
      },
    };
    await render(<Application>{draw(given)}</Application>);
    if (opensByClick) await page.getByRole('button').click();
    await vi.waitFor(() => expect(document.querySelectorAll('[data-given]')).toHaveLength(1));

    const element = document.querySelector('[data-given]');
    expect(node).toBe(element);
    expect(element?.id).toBe('its-id');
    const application = document.querySelector('[data-application]');
    const framed = lands === 'control' ? application?.firstElementChild : element;
    expect(framed).toHaveClass('its-class');
    expect(framed).toHaveStyle({ scrollMarginTop: '7px' });
    expect({
      isRoot: element?.parentElement === application,
      isInside: application?.contains(element),
      isThemed: element?.closest('[data-cp-theme]') !== null,
    }).toEqual({ isRoot: lands === 'root', isInside: lands !== 'float', isThemed: true });
    expect(errors.mock.calls).toEqual([]);
  },
);

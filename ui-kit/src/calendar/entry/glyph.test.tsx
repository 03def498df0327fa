import { BUILT_IN_KINDS } from '@content-planner/model';
import { icons } from 'lucide-react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { KINDS } from '../../logs/kinds/index.js';
import { LOG_KINDS } from '../../logs/types.js';
import { GLYPHS, glyph } from './glyph.js';

const { ArrowLeft, ArrowRight, Plus } = icons;

const iconNamed = (name: string) =>
  icons[name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()) as keyof typeof icons];

const drawings = [
  { name: 'start', icon: ArrowRight, path: GLYPHS.start },
  { name: 'end', icon: ArrowLeft, path: GLYPHS.end },
  { name: 'add', icon: Plus, path: GLYPHS.add },
  ...LOG_KINDS.map((kind) => ({
    name: kind,
    icon: iconNamed(BUILT_IN_KINDS[kind].icon),
    path: KINDS[kind].glyph,
  })),
];

/**
 * Returns points along all shapes, rounded to the nearest half unit. The result does not depend on where a shape starts
 * or in which direction it is drawn.
 */
function drawn(svg: Element): string[] {
  const points = [...svg.querySelectorAll<SVGGeometryElement>('path, circle, ellipse, rect, line, polyline')]
    .flatMap((shape) => shapesOf(shape))
    .flatMap((shape) => {
      const length = shape.getTotalLength();
      const steps = Math.ceil(length * 20);
      return Array.from({ length: steps + 1 }, (_, step) => shape.getPointAtLength((length * step) / steps));
    });
  return [...new Set(points.map(({ x, y }) => `${Math.round(x * 2)} ${Math.round(y * 2)}`))].sort();
}

/** Splits a path into subpaths, because nothing is drawn between subpaths. */
function shapesOf(shape: SVGGeometryElement): SVGGeometryElement[] {
  const parts = shape.getAttribute('d')?.match(/M[^M]*/g) ?? [];
  if (parts.length < 2) return [shape];
  return parts.map((d) => {
    const part = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    part.setAttribute('d', d);
    return part;
  });
}

test.each(drawings)('the glyph for $name looks like the Lucide icon', async ({ icon: Icon, path }) => {
  const { container } = await render(
    <>
      <Icon />
      {glyph({ path })}
    </>,
  );
  const [icon, one] = [...container.querySelectorAll('svg')].map(drawn);
  expect(icon?.length).toBeGreaterThan(20);
  expect(one).toEqual(icon);
});

// Prints a Lucide icon as a single path, for a kind's `glyph`: `pnpm glyph file-text`.
import { argv, exit } from 'node:process';

const [name] = argv.slice(2);
if (!name) {
  console.error(
    "The name of the icon is missing. Use a name from https://lucide.dev: 'pnpm glyph file-text'.",
  );
  exit(1);
}

const ellipse = (cx, cy, rx, ry) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
const lines = (points) =>
  `M${points
    .trim()
    .split(/[\s,]+/)
    .join(' ')}`;

/** Functions that convert the shapes in Lucide icons to path data. */
const SHAPES = {
  path: ({ d }) => d,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => lines(points),
  polygon: ({ points }) => `${lines(points)}z`,
  circle: ({ cx, cy, r }) => ellipse(+cx, +cy, +r, +r),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(+cx, +cy, +rx, +ry),
  rect({ x, y, width, height, rx = 0, ry = rx }) {
    const [w, h] = [width - 2 * rx, height - 2 * ry];
    const corner = (dx, dy) => (+rx ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : '');
    const corners = [corner(rx, ry), corner(-rx, ry), corner(-rx, -ry), corner(rx, -ry)];
    return `M${+x + +rx} ${y}h${w}${corners[0]}v${h}${corners[1]}h${-w}${corners[2]}v${-h}${corners[3]}z`;
  },
};

// Makes the first point of a path absolute, because the paths are joined. The other points stay relative.
const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const absolute = (d) =>
  d
    .replace(new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})[\\s,]*(?=[-.\\d])`), 'M$1 $2l')
    .replace(/^m/, 'M');

const { __iconData } = await import(`lucide-react/icons/${name}`);
const glyph = __iconData.node.map(([shape, attributes]) => absolute(SHAPES[shape](attributes))).join('');
console.log(glyph);

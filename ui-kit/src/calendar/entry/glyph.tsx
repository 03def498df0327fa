import { css } from 'styled-components';

/** Lucide's arrow-right, arrow-left and plus icons. For example, `pnpm glyph plus` prints the path of the plus icon. */
export const GLYPHS = {
  start: 'M5 12h14M12 5l7 7-7 7',
  end: 'M12 19l-7-7 7-7M19 12H5',
  add: 'M5 12h14M12 5v14',
};

/** Styles for glyphs. Include them in the root of every component that renders glyphs. */
export const glyphStyle = css`
  .cp-glyph {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  svg.cp-warning.cp-mark {
    color: var(--cp-warning-text);
  }
`;

interface GlyphInput {
  /** Path data on a 24 × 24 grid. */
  path: string;
  className?: string;
  /** The size in px, if no style sheet sets it. */
  size?: number;
  /** What the icon means. By default, it is decorative. */
  text?: string;
}

/**
 * Renders an icon as a single path. A month has hundreds of icons. If they were Lucide components, or references to an
 * SVG sprite, they would account for a third of a month's render time.
 */
export function glyph({ path, className, size, text }: GlyphInput) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a text, the icon is hidden from screen readers
    <svg
      key={text}
      className={className ? `cp-glyph ${className}` : 'cp-glyph'}
      width={size}
      height={size}
      {...(text
        ? { role: 'img', fill: 'none', stroke: 'currentColor', strokeWidth: 2 }
        : { 'aria-hidden': true })}
      viewBox="0 0 24 24"
    >
      {text && <title>{text}</title>}
      <path d={path} />
    </svg>
  );
}

import { css } from 'styled-components';
import { kindOf } from '../../../logs/kinds/kind-of.js';
import type { LogKind } from '../../../logs/types.js';

/** Lucide's arrow-right, arrow-left and plus; `pnpm glyph plus` prints one. */
export const GLYPHS = {
  start: 'M5 12h14M12 5l7 7-7 7',
  end: 'M12 19l-7-7 7-7M19 12H5',
  add: 'M5 12h14M12 5v14',
};

/** What draws glyphs: goes into the root of whatever has some. */
export const glyphStyle = css`
  .cp-glyph {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

interface GlyphInput {
  /** The data of a path on 24 × 24. */
  path: string;
  className?: string;
  /** Px, where no style sheet says it. */
  size?: number;
}

/**
 * An icon as one path. A month draws hundreds: as Lucide's components, or as copies of one of them, they would cost a
 * third of it.
 */
export function glyph({ path, className, size }: GlyphInput) {
  return (
    <svg
      className={className ? `cp-glyph ${className}` : 'cp-glyph'}
      width={size}
      height={size}
      aria-hidden="true"
      viewBox="0 0 24 24"
    >
      <path d={path} />
    </svg>
  );
}

/** The icon of a kind, also of one that is not known. */
export function kindGlyph({ kind, ...input }: Omit<GlyphInput, 'path'> & { kind: LogKind }) {
  return glyph({ ...input, path: kindOf(kind).glyph });
}

import { css } from 'styled-components';

/**
 * The styles of a tinted entry. They derive `--cp-entry-bg`, `-hover`, `-selected`, `-quiet`, `--cp-entry-bar` and
 * `--cp-entry-icon` from `--c`, the resolved color of the entry. Text keeps the theme's color, and the lightness of the
 * icon and bar is clamped, so that entries stay readable with any color a user picks. For a gradient, set `--c` to its
 * first stop and `--c-fill` to the entire gradient.
 */
export const tint = css`
  --cp-entry-bg: color-mix(in oklab, var(--c, var(--cp-brand-fallback)) var(--cp-entry-tint), var(--cp-entry-surface));
  --cp-entry-bg-hover: color-mix(in oklab, var(--c, var(--cp-brand-fallback)) var(--cp-entry-tint-hover), var(--cp-entry-surface));
  --cp-entry-bg-selected: color-mix(in oklab, var(--c, var(--cp-brand-fallback)) var(--cp-entry-tint-selected), var(--cp-entry-surface));
  --cp-entry-bg-quiet: color-mix(in oklab, var(--c, var(--cp-brand-fallback)) var(--cp-entry-tint-quiet), var(--cp-surface-quiet));
  --cp-entry-bar: oklch(from var(--c, var(--cp-brand-fallback)) clamp(var(--cp-entry-bar-min), l, var(--cp-entry-bar-max)) c h / 1);
  --cp-entry-icon: oklch(from var(--c, var(--cp-brand-fallback)) clamp(var(--cp-entry-icon-min), l, var(--cp-entry-icon-max)) c h / 1);
`;

import { css } from 'styled-components';

/**
 * The entry recipe (design, `tokens.css`): from `--c`, the resolved colour of an entry, it derives
 * `--cp-entry-bg`, `-hover`, `-selected`, `-quiet`, `--cp-entry-bar` and `--cp-entry-icon`.
 * Text stays in the theme's foreground and icon and bar are held in a band of lightness, so whatever colour a
 * user picks stays readable. For a gradient set `--c` to its first stop and `--c-fill` to all of it.
 */
export const tint = css`
  --cp-entry-bg: color-mix(in oklab, var(--c, var(--cp-brand-fallback)) var(--cp-entry-tint), var(--cp-entry-surface));
  --cp-entry-bg-hover: color-mix(in oklab, var(--c, var(--cp-brand-fallback)) var(--cp-entry-tint-hover), var(--cp-entry-surface));
  --cp-entry-bg-selected: color-mix(in oklab, var(--c, var(--cp-brand-fallback)) var(--cp-entry-tint-selected), var(--cp-entry-surface));
  --cp-entry-bg-quiet: color-mix(in oklab, var(--c, var(--cp-brand-fallback)) var(--cp-entry-tint-quiet), var(--cp-surface-quiet));
  --cp-entry-bar: oklch(from var(--c, var(--cp-brand-fallback)) clamp(var(--cp-entry-bar-min), l, var(--cp-entry-bar-max)) c h / 1);
  --cp-entry-icon: oklch(from var(--c, var(--cp-brand-fallback)) clamp(var(--cp-entry-icon-min), l, var(--cp-entry-icon-max)) c h / 1);
`;

import { memo } from 'react';
import { useNonce } from '../theme/nonce.js';
import { colorKey } from './color-key.js';
import type { SafeColor } from './safe-color.js';

interface ColorRulesProps {
  colors: readonly SafeColor[];
}

/**
 * Renders a small style sheet for all colors in a view. The rules set `--c` and `--c-fill` on elements with
 * `data-cp-color={colorKey(fill)}`. The view has one rule for each color instead of one style attribute for each entry.
 * Rules also work in server-rendered HTML, where a strict Content-Security-Policy blocks style attributes. The rules
 * are the same in every calendar on the page, so they don't need a scope.
 */
export const ColorRules = memo(function ColorRules({ colors }: ColorRulesProps) {
  const nonce = useNonce();
  const rules = new Map<string, string>();
  for (const { color, fill } of colors) {
    if (rules.has(fill)) continue;
    const declarations = fill === color ? `--c:${color}` : `--c:${color};--c-fill:${fill}`;
    rules.set(fill, `[data-cp-theme] [data-cp-color=${colorKey(fill)}]{${declarations}}`);
  }
  // Browsers hide nonces from scripts. Without `suppressHydrationWarning`, hydration would report a false mismatch.
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {[...rules.values()].join('')}
    </style>
  );
});

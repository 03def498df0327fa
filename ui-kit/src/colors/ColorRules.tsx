import { memo } from 'react';
import { useNonce } from '../theme/nonce.js';
import { colorKey } from './color-key.js';
import type { SafeColor } from './safe-color.js';

interface ColorRulesProps {
  colors: readonly SafeColor[];
}

/**
 * One small style sheet for all colours that a view shows: an element with `data-cp-color={colorKey(fill)}` gets
 * `--c` and `--c-fill` from it. It costs one rule a colour instead of one style attribute an entry, and it is there
 * in server-rendered HTML, where a strict Content-Security-Policy refuses style attributes.
 * A rule means the same in every calendar on the page, so none needs a scope of its own.
 */
export const ColorRules = memo(function ColorRules({ colors }: ColorRulesProps) {
  const nonce = useNonce();
  const rules = new Map<string, string>();
  for (const { color, fill } of colors) {
    if (rules.has(fill)) continue;
    const declarations = fill === color ? `--c:${color}` : `--c:${color};--c-fill:${fill}`;
    rules.set(fill, `[data-cp-theme] [data-cp-color=${colorKey(fill)}]{${declarations}}`);
  }
  // The browser hides a nonce from scripts, so hydration would see a difference where there is none.
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {[...rules.values()].join('')}
    </style>
  );
});

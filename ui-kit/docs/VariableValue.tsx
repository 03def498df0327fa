import type { CSSProperties } from 'react';

interface VariableValueProps {
  name: string;
  value: string;
  /** The variable's purpose. */
  where: string;
}

/** Styles for samples, chosen by variable name. */
const SAMPLES: readonly [name: RegExp, style: (value: string) => CSSProperties][] = [
  [/^--cp-(shadow-|thumb-shadow)/, (value) => ({ background: 'var(--cp-surface-float)', boxShadow: value })],
  [
    /^--cp-entry-tint/,
    (value) => ({
      background: `color-mix(in oklab, var(--cp-accent-solid) ${value}, var(--cp-surface-panel))`,
    }),
  ],
  [/^--cp-radius-/, (value) => ({ borderRadius: value, border: '1px solid var(--cp-border-strong)' })],
  [
    /^--cp-(space-|entry-(h|gap|bar-w)$)/,
    (value) => ({ width: value, background: 'var(--cp-accent-solid)' }),
  ],
  [
    /^--cp-(text-(primary|secondary|tertiary|inverse|on-accent)|accent-text|danger-text|success-text|warning-text|surface|border|accent-solid|danger|focus-ring|skeleton|thumb-surface|brand-fallback|entry-surface)/,
    (value) => ({ background: value, boxShadow: 'inset 0 0 0 1px var(--cp-border-default)' }),
  ],
];

const TYPE: readonly [name: RegExp, style: (value: string) => CSSProperties][] = [
  [/^--cp-font-/, (value) => ({ fontFamily: value })],
  [/^--cp-text-(xs|sm|md|lg|display)/, (value) => ({ fontSize: value, lineHeight: 1 })],
  [/^--cp-weight-/, (value) => ({ fontWeight: value })],
];

const styleOf = (samples: typeof SAMPLES, name: string): CSSProperties | undefined =>
  samples.find(([pattern]) => pattern.test(name))?.[1](`var(${name})`);

const BOX: CSSProperties = { width: 32, height: 32, borderRadius: 'var(--cp-radius-sm)' };

/** Displays a variable with a sample, its name, its value and its purpose. */
export function VariableValue({ name, value, where }: VariableValueProps) {
  const type = styleOf(TYPE, name);
  const sample = styleOf(SAMPLES, name);
  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: 12, alignItems: 'center' }}
    >
      <div aria-hidden style={{ overflow: 'hidden', padding: type ? 0 : 4 }}>
        {type ? <span style={type}>Ag</span> : sample && <div style={{ ...BOX, ...sample }} />}
      </div>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <dt style={{ font: 'var(--cp-text-xs) / var(--cp-leading-xs) var(--cp-font-mono)' }}>{name}</dt>
        <dd style={{ color: 'var(--cp-text-secondary)', fontSize: 'var(--cp-text-xs)' }}>
          <code>{value}</code>
          {where && <> · {where}</>}
        </dd>
      </div>
    </div>
  );
}

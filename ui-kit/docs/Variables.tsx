import type { CSSProperties } from 'react';
import { declaredTokens } from '../src/theme/declared-tokens.fixture.js';
import { ThemeProvider } from '../src/theme/ThemeProvider.js';
import { darkTokens, lightTokens, sharedTokens } from '../src/theme/tokens.js';
import { VariableValue } from './VariableValue.js';
import { variableGroups } from './variable-groups.js';

const SIDES: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  overflow: 'hidden',
  marginBlockStart: 12,
  borderRadius: 12,
  boxShadow: '0 0 0 1px var(--cp-border-default)',
};

const shared = declaredTokens(sharedTokens);
const values = {
  dark: new Map([...shared, ...declaredTokens(darkTokens)]),
  light: new Map([...shared, ...declaredTokens(lightTokens)]),
};

/** Displays all variables by group, in both themes. */
export function Variables() {
  return Object.entries(variableGroups).map(([group, variables]) => (
    <section key={group} aria-label={group} style={{ marginBlock: 32 }}>
      <h3>{group}</h3>
      <div style={SIDES}>
        {(['dark', 'light'] as const).map((theme) => (
          <ThemeProvider key={theme} theme={theme} className="sb-unstyled" style={{ padding: 16 }}>
            <dl style={{ display: 'grid', gap: 12 }}>
              {Object.entries(variables).map(([name, where]) => (
                <VariableValue
                  key={name}
                  name={name}
                  value={values[theme].get(name) ?? ''}
                  where={where.replaceAll('`', '')}
                />
              ))}
            </dl>
          </ThemeProvider>
        ))}
      </div>
    </section>
  ));
}

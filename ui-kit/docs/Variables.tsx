import type { CSSProperties } from 'react';
import readme from '../README.md?raw';
import { ThemeProvider } from '../src/theme/ThemeProvider.js';
import { VariableValue } from './VariableValue.js';

/** A group of variables: one table in the README. */
interface Group {
  name: string;
  variables: readonly { name: string; dark: string; light: string; where: string }[];
}

const ROW = /^\| `(--cp-[\w-]+)` \| `([^`]+)` \| (?:`([^`]+)`|the same) \| (.*?) \|$/gm;

/** The groups in the README. A test compares them with the tokens. */
const groups: readonly Group[] = readme
  .slice(readme.indexOf('\n## Variables'))
  .split('\n### ')
  .slice(1)
  .map((part) => ({
    name: part.slice(0, part.indexOf('\n')),
    variables: [...part.matchAll(ROW)].map(([, name = '', dark = '', light, where = '']) => ({
      name,
      dark,
      light: light ?? dark,
      where,
    })),
  }));

const SIDES: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  overflow: 'hidden',
  marginBlockStart: 12,
  borderRadius: 12,
  boxShadow: '0 0 0 1px var(--cp-border-default)',
};

/** Displays all variables by group, in both themes. */
export function Variables() {
  return groups.map((group) => (
    <section key={group.name} aria-label={group.name} style={{ marginBlock: 32 }}>
      <h3>{group.name}</h3>
      <div style={SIDES}>
        {(['dark', 'light'] as const).map((theme) => (
          <ThemeProvider key={theme} theme={theme} className="sb-unstyled" style={{ padding: 16 }}>
            <dl style={{ display: 'grid', gap: 12 }}>
              {group.variables.map((variable) => (
                <VariableValue
                  key={variable.name}
                  name={variable.name}
                  value={variable[theme]}
                  where={variable.where.replaceAll('`', '')}
                />
              ))}
            </dl>
          </ThemeProvider>
        ))}
      </div>
    </section>
  ));
}

import type { ReactNode } from 'react';
import { KitProvider } from '../kit/KitProvider.js';
import { LOG_KINDS } from '../logs/types.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { brand, fieldsOf, LOCALE } from './data.fixture.js';

const BRANDS = [brand];
const FIELDS = LOG_KINDS.flatMap(fieldsOf);

/**
 * Wraps components the way an application does. The element around the components helps tests find each component's
 * root element.
 */
export function Application({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <KitProvider locale={LOCALE} brands={BRANDS} fields={FIELDS}>
        <div data-application="">{children}</div>
      </KitProvider>
    </ThemeProvider>
  );
}

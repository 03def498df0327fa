import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react';
import { styled } from 'styled-components';
import { ColorRules } from '../../colors/ColorRules.js';
import { colorKey } from '../../colors/color-key.js';
import { useKinds } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useTranslate } from '../../kit/use-messages.js';
import { givenList } from '../../logs/given-list.js';
import type { CalendarEntry } from '../../logs/types.js';
import { legendMessages } from './appearance-messages.js';
import { type ColorBy, defaultCalendarAppearance } from './calendar-appearance.js';
import { legendItems } from './legend-items.js';

/** Props of {@link Legend}. All other props are passed to the `<ul>`. */
export interface LegendProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** The displayed entries. The legend lists only the colors of these entries. */
  entries: readonly CalendarEntry[];
  /** What determines the color of entries. @default 'brand' */
  colorBy?: ColorBy;
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: 6px var(--cp-space-3);
  margin: 0;
  padding: 0;
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: 7px;
    min-width: 0;
  }

  i {
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: var(--cp-radius-full);
    background: var(--c-fill, var(--c));
    box-shadow: 0 0 0 1px color-mix(in oklab, var(--cp-text-primary) 22%, transparent);
    forced-color-adjust: none;
  }

  /* Custom colors differ from entry to entry, so their dot is only an outline. */
  i:not([data-cp-color]) {
    background: none;
    box-shadow: 0 0 0 1px var(--cp-text-tertiary);
  }

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/**
 * Explains the colors of entries on a calendar. Lists only the colors that are in use. `AppearanceMenu` and
 * `CalendarPrint` include a legend.
 *
 * @example <Legend entries={entries} colorBy="kind" />
 */
export const Legend = forwardRef<HTMLUListElement, LegendProps>(function Legend(
  { entries: givenEntries, colorBy = defaultCalendarAppearance.colorBy, ...rest },
  ref,
) {
  const { brands, fields: fieldConfigurations } = useKit();
  const entries = givenList(givenEntries, 'entries of Legend');
  const translate = useTranslate();
  const kinds = useKinds();
  const text = translate(legendMessages);
  const items = useMemo(
    () => legendItems({ entries, brands, colorBy, fieldConfigurations, kinds, translate }),
    [entries, brands, colorBy, fieldConfigurations, kinds, translate],
  );
  return (
    <Root aria-label={text.legend} {...rest} ref={ref}>
      {items.map(({ id, color, label }, index) => (
        <li key={id}>
          {index === 0 && <ColorRules colors={items.flatMap((item) => item.color ?? [])} />}
          <i data-cp-color={color ? colorKey(color.fill) : undefined} />
          <span dir="auto">{label}</span>
        </li>
      ))}
    </Root>
  );
});

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { ColorRules } from '../../colors/ColorRules.js';
import { colorKey } from '../../colors/color-key.js';
import { formatSpan } from '../../dates/format-date.js';
import { useEntryHost, useOpened } from '../../entries/use-entry-host.js';
import { useKit } from '../../kit/use-kit.js';
import type { CalendarEntry } from '../../logs/types.js';
import { useEntryLook } from '../appearance/use-entry-look.js';
import { useCalendarSettings } from '../use-calendar.js';
import { chipName, chipParts, entryContent } from './entry-content.js';
import { entryData } from './entry-data.js';
import { entryStyle } from './entry-style.js';
import { GLYPHS, glyph } from './glyph.js';

/** Props of {@link EntryButton}. All other props are passed to the `<div>` around the button. */
export interface EntryButtonProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title'> {
  /** One of the `entries` that the view receives. */
  entry: CalendarEntry;
}

const Root = styled.div`
  min-width: 0;
  ${entryStyle}
`;

/**
 * An entry in your own view of a `Calendar`. It looks and is called as in the other views, with the calendar's appearance,
 * its features' marks and `entryContent`. It opens the details, and users can move and select it.
 *
 * @example <EntryButton entry={entry} />
 */
export const EntryButton = forwardRef<HTMLDivElement, EntryButtonProps>(function EntryButton(
  { entry, ...rest },
  ref,
) {
  const host = useEntryHost();
  const { locale } = useKit();
  const look = useEntryLook(useCalendarSettings().appearance);
  const color = look.colorOf(entry);
  const { opened } = useOpened();
  const isOpen = opened?.type === 'details' && opened.entry.id === entry.id;
  const lasts = entry.startDate !== entry.endDate;
  const dates = lasts ? look.text.range(formatSpan(entry.startDate, entry.endDate, locale)) : undefined;
  const icon = (
    <>
      {look.showsIcon && glyph({ path: look.kindOf(entry.kind).glyph })}
      {lasts && glyph({ path: GLYPHS.start, className: 'cp-arrow' })}
    </>
  );
  return (
    <Root {...rest} ref={ref}>
      <ColorRules colors={[color]} />
      <button
        type="button"
        className="cp-entry"
        title={entry.title}
        {...entryData(entry)}
        aria-label={chipName(entry, look, dates)}
        data-selected={isOpen ? '' : undefined}
        data-cp-color={colorKey(color.fill)}
        onClick={({ currentTarget }) => host.open({ type: 'details', entry }, currentTarget)}
      >
        {entryContent(entry, 'chip', { icon, ...chipParts(entry, look) }, look)}
      </button>
    </Root>
  );
});

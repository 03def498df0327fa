import { Printer } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Calendar, type CalendarProps } from '../calendar/Calendar.js';
import { type CalendarState, defaultCalendarState } from '../calendar/calendar-state.js';
import { useToday } from '../calendar/use-today.js';
import { agendaView } from '../calendar/views/agenda/index.js';
import { monthView } from '../calendar/views/month/index.js';
import { mergeRefs } from '../internal/merge-refs.js';
import { useNarrow } from '../internal/use-narrow.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { givenList } from '../logs/given-list.js';
import { Button } from '../primitives/Button.js';
import { IconButton } from '../primitives/IconButton.js';
import { BrandMark } from '../shell/BrandMark.js';
import { SharedHeader } from './SharedHeader.js';
import { sharedCalendarMessages, sharedPageMessages } from './shared-calendar-messages.js';
import { sharedPage } from './shared-page.js';

/** Props of {@link SharedCalendar}. All other props are passed to the root `<div>`. */
export interface SharedCalendarProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title' | 'color'> {
  /** The heading. Defaults to the brand's name, or to 'Content plan' if there are several brands. */
  title?: string;
  /** The color of a stripe and a swatch. Null for none. Defaults to the brand's color if there is only one brand. */
  color?: string | null;
  /** The props of the `Calendar`, such as those from `useCalendarProps`. Users cannot edit or add entries. */
  calendar: Omit<CalendarProps, 'onEdit' | 'onCreate' | 'readOnly' | 'storageKey' | 'headingLevel'>;
  /** Called when the user prints the calendar. If this callback is omitted, the button is hidden. */
  onPrint?: (printed: { state: CalendarState }) => void;
  /** A note at the end of the page about what readers see, such as 'From today on. Read only.' */
  note?: ReactNode;
  /** Controls before the Print button, such as a `ThemeToggle`. */
  actions?: ReactNode;
  /** Whether to display the header and the footer. Without them, the page's heading is the month. @default true */
  chrome?: boolean;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  min-height: 0;
  background: var(--cp-surface-panel);
  color: var(--cp-text-primary);

  & > [data-calendar] {
    flex: 1;
    height: auto;
  }
`;

const Footer = styled.footer`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-4);
  min-height: 40px;
  padding: 0 var(--cp-space-4);
  border-block-start: 1px solid var(--cp-border-subtle);
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);

  [data-brand-mark] {
    flex: none;
    margin-inline-start: auto;
    font-weight: var(--cp-weight-regular);
  }
  [data-brand-mark] svg {
    width: 13px;
    height: 13px;
  }
  [data-narrow] > & {
    padding-inline: var(--cp-space-3);
  }
`;

const VIEWS = [monthView, agendaView];
const PRINTER = <Printer size={16} strokeWidth={1.75} />;

/**
 * A calendar for clients, without controls that change anything: a title with the brand's color, the month and the
 * agenda, the details, and a Print button. With one brand, entries have their types' colors. With several brands, they
 * have their brands' colors. The calendar fills its parent's height.
 *
 * @example
 * <SharedCalendar calendar={useCalendarProps()} note="Read only." />
 */
export const SharedCalendar = forwardRef<HTMLDivElement, SharedCalendarProps>(function SharedCalendar(
  { title: givenTitle, color: givenColor, calendar, onPrint, note, actions, chrome = true, ...rest },
  ref,
) {
  const text = useMessages(sharedCalendarMessages);
  const pageText = useMessages(sharedPageMessages);
  const kit = useKit();
  const brands = calendar.brands ? givenList(calendar.brands, 'brands of SharedCalendar') : kit.brands;
  const look = sharedPage(brands, pageText);
  const { title = look.title, color = look.color } = { title: givenTitle, color: givenColor };
  const today = useToday(calendar.today);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
  const isNarrow = useNarrow(rootRef, 600);
  const [own, setOwn] = useState<CalendarState>(() => ({
    ...defaultCalendarState(today),
    ...calendar.defaultState,
  }));
  const state = calendar.state ?? own;
  const print = onPrint && (() => onPrint({ state }));
  return (
    <Root {...rest} ref={mergedRef} data-narrow={isNarrow ? '' : undefined}>
      {chrome && (
        <SharedHeader
          title={title}
          subtitle={look.subtitle}
          color={color}
          isNarrow={isNarrow}
          actions={
            <>
              {actions}
              {print &&
                (isNarrow ? (
                  <IconButton label={text.print} icon={PRINTER} onClick={print} />
                ) : (
                  <Button icon={PRINTER} onClick={print}>
                    {text.print}
                  </Button>
                ))}
            </>
          }
        />
      )}
      <Calendar
        views={VIEWS}
        {...calendar}
        data-calendar=""
        brands={look.colorBrands}
        state={state}
        onStateChange={(change) => {
          setOwn(change.state);
          calendar.onStateChange?.(change);
        }}
        readOnly
        headingLevel={chrome ? 2 : 1}
      />
      {chrome && (
        <Footer>
          {note && <p>{note}</p>}
          <BrandMark data-brand-mark="" name={text.product} />
        </Footer>
      )}
    </Root>
  );
});

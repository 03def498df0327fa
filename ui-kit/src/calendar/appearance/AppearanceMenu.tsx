import { Settings2 } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react';
import { mergeRefs } from '../../internal/merge-refs.js';
import { useOnDemand } from '../../internal/use-on-demand.js';
import { useMessages } from '../../kit/use-messages.js';
import { IconButton } from '../../primitives/IconButton.js';
import { usePopoverButton } from '../../primitives/use-popover-button.js';
import { calendarMessages } from '../calendar-messages.js';
import { calendarParts } from '../calendar-parts.js';
import type { AppearanceControl } from './AppearancePopover.js';

/** Props of {@link AppearanceMenu}. All other props are passed to the button. */
export interface AppearanceMenuProps
  extends AppearanceControl,
    Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onClick'> {}

/**
 * A button that opens a calendar's appearance settings: the colors and content of entries, the number of entries per
 * day, the density, and the week. `Calendar` displays the button in its toolbar if `onAppearanceChange` is set.
 *
 * @example
 * <AppearanceMenu appearance={appearance} entries={entries}
 *   onAppearanceChange={({ appearance }) => setAppearance(appearance)} />
 */
export const AppearanceMenu = forwardRef<HTMLButtonElement, AppearanceMenuProps>(function AppearanceMenu(
  { appearance, onAppearanceChange, entries, range, ...rest },
  ref,
) {
  const text = useMessages(calendarMessages);
  const { button, popover } = usePopoverButton({ part: calendarParts });
  const { value: parts } = useOnDemand(calendarParts, popover.open);
  const buttonRef = useMemo(() => mergeRefs(button.ref, ref), [button.ref, ref]);
  return (
    <>
      <IconButton
        variant="default"
        label={text.appearance}
        icon={<Settings2 size={16} strokeWidth={1.75} />}
        data-appearance=""
        {...rest}
        {...button}
        ref={buttonRef}
      />
      {parts && (
        <parts.AppearancePopover
          {...popover}
          appearance={appearance}
          onAppearanceChange={onAppearanceChange}
          entries={entries}
          range={range}
        />
      )}
    </>
  );
});

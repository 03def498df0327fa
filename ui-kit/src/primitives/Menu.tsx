import { Slot } from 'radix-ui';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { useOnDemand } from '../internal/use-on-demand.js';
import type { Navigation } from './Link.js';
import { menuPart } from './menu-part.js';
import { useLandmark } from './use-landmark.js';

/** A command in a menu. */
export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Called after the menu has closed, just before focus returns to the trigger. */
  onSelect: () => void;
}

/** A link to a page in a menu. */
export interface MenuLink {
  id: string;
  label: string;
  icon?: ReactNode;
  href: string;
  /** Whether this is the current page. */
  current?: boolean;
}

/** Commands and links under a common heading, between separators. */
export interface MenuGroup {
  label: string;
  items: readonly (MenuItem | MenuLink)[];
}

/** Props of {@link Menu}. All other props are passed to the floating element. */
export interface MenuProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dir'> {
  /** The button that opens the menu. It must accept a ref. */
  trigger: ReactElement<{ id?: string }>;
  items: readonly (MenuItem | MenuLink | MenuGroup)[];
  /**
   * Called on a plain left click on a link, so that a router can handle it: call `event.preventDefault()` and navigate
   * to `href`.
   */
  onNavigate?: ((navigation: Navigation) => void) | undefined;
  align?: 'start' | 'end';
}

/**
 * A menu of commands and links behind a button. The menu's code is loaded when the button is first hovered or focused.
 *
 * @example
 * <Menu trigger={<Button icon aria-label="More">…</Button>} items={[{ id: 'edit', label: 'Edit', onSelect: edit }]} />
 */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { trigger, items, onNavigate, align = 'end', id: given, ...rest },
  ref,
) {
  const own = useId();
  const [triggerId, contentId] = [`${own}-trigger`, given ?? own];
  const { ref: triggerRef, container, find } = useLandmark<HTMLButtonElement>();
  const [wanted, setWanted] = useState(false);
  // Render the menu before it opens, so that it can detect whether a key press opened it.
  const [isPrepared, setPrepared] = useState(false);
  const { value: Content, failed } = useOnDemand(menuPart, isPrepared || wanted);
  const open = wanted && !failed;
  const change = (next: boolean) => {
    find();
    setWanted(next);
  };
  const prepare = () => setPrepared(true);
  return (
    <>
      <Slot.Root
        ref={triggerRef}
        id={triggerId}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open && Content ? contentId : undefined}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onPointerDown={(event: PointerEvent) => {
          if (event.button !== 0 || event.ctrlKey) return;
          change(!open);
          // Keep the button from taking focus, because focus must move to the menu.
          if (!open) event.preventDefault();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Escape') setWanted(false);
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          change(event.key === 'ArrowDown' || !open);
          event.preventDefault();
        }}
      >
        {trigger}
      </Slot.Root>
      {Content && (isPrepared || open) && (
        <Content
          aria-labelledby={trigger.props.id ?? triggerId}
          {...rest}
          id={contentId}
          ref={ref}
          open={open}
          onOpenChange={change}
          triggerRef={triggerRef}
          container={container}
          items={items}
          onNavigate={onNavigate}
          align={align}
        />
      )}
    </>
  );
});

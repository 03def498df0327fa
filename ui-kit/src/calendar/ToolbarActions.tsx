import { ChevronDown, Ellipsis } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import type { ToolbarItem } from '../entries/feature.js';
import type { OnDemand } from '../internal/on-demand.js';
import { useOnDemand } from '../internal/use-on-demand.js';
import { useMessages } from '../kit/use-messages.js';
import { ButtonGroup } from '../primitives/ButtonGroup.js';
import { IconButton } from '../primitives/IconButton.js';
import { type ButtonPopoverProps, usePopoverButton } from '../primitives/use-popover-button.js';
import type { ActionsPopover, ToolbarAction } from './ActionsPopover.js';
import { calendarMessages } from './calendar-messages.js';

interface ToolbarActionsProps {
  items: readonly ToolbarItem[];
  /** Whether all commands share one button, for toolbars that have no room for several buttons. */
  compact: boolean;
  /** The code of menus, which loads when the user opens one. */
  part: OnDemand<{ ActionsPopover: typeof ActionsPopover }>;
}

type Part = Pick<ToolbarActionsProps, 'part'>;

type ItemMenu = NonNullable<ToolbarItem['menu']>;

interface ChoicesProps extends Part {
  popover: ButtonPopoverProps;
  label: string;
  actions: readonly ToolbarAction[];
}

function Choices({ popover, label, actions, part }: ChoicesProps) {
  const { value: parts } = useOnDemand(part, popover.open);
  return parts && <parts.ActionsPopover {...popover} label={label} actions={actions} />;
}

/** One button for all commands. The popovers that the commands open also appear beside this button. */
function MoreActions({ items, part }: Pick<ToolbarActionsProps, 'items' | 'part'>) {
  const { moreActions } = useMessages(calendarMessages);
  const { button, popover } = usePopoverButton({ part });
  const id = useId();
  const [shown, setShown] = useState<string | null>(null);
  const menus = items.flatMap(({ menu, ...item }) => (menu ? [{ ...item, menu }] : []));
  // The menus of commands come last.
  const actions = [
    ...items.map(({ run, ...item }) => ({ ...item, run: run ?? (() => setShown(item.id)) })),
    ...menus.flatMap((item) =>
      item.run
        ? { ...item, id: `${item.id}-menu`, label: item.menu.label, run: () => setShown(item.id) }
        : [],
    ),
  ];
  return (
    <>
      <IconButton
        {...button}
        variant="default"
        tooltip={false}
        label={moreActions}
        icon={<Ellipsis size={16} strokeWidth={1.75} />}
      />
      <Choices popover={popover} label={moreActions} actions={actions} part={part} />
      {menus.map(({ id: name, menu }) => (
        <Fragment key={name}>
          {menu.render({
            id: `${id}-${name}`,
            open: shown === name,
            onOpenChange: ({ open }) => setShown(open ? name : null),
            anchorRef: popover.anchorRef,
          })}
        </Fragment>
      ))}
    </>
  );
}

/** A button that opens a menu. It is smaller beside the button of a command. */
function MenuButton({ icon, menu, part }: Part & { icon?: ToolbarItem['icon']; menu: ItemMenu }) {
  const { button, popover } = usePopoverButton({ part });
  return (
    <>
      <IconButton
        {...button}
        data-menu={icon ? undefined : ''}
        variant="default"
        label={menu.label}
        icon={icon ?? <ChevronDown size={14} strokeWidth={1.75} />}
      />
      {menu.render(popover)}
    </>
  );
}

function Item({ label, icon, run, menu, part }: ToolbarItem & Part) {
  if (!run) return menu && <MenuButton icon={icon} menu={menu} part={part} />;
  const button = <IconButton variant="default" label={label} icon={icon} onClick={run} />;
  if (!menu) return button;
  return (
    <ButtonGroup label={label}>
      {button}
      <MenuButton menu={menu} part={part} />
    </ButtonGroup>
  );
}

/** Returns the items that have a button. The others of a group are in the menu of its first item. */
const withMenus = (items: readonly ToolbarItem[], part: Part['part']): ToolbarItem[] =>
  items.flatMap((item) => {
    const { group } = item;
    const [first, ...others] = items.filter((one) => group && one.group?.id === group.id);
    if (group === undefined || others.length === 0) return [item];
    const { label } = group;
    const actions = others.flatMap(({ run, ...other }) => (run ? { ...other, run } : []));
    const render = (popover: ButtonPopoverProps) => (
      <Choices popover={popover} label={label} actions={actions} part={part} />
    );
    return first === item ? [{ ...item, menu: { label, render } }] : [];
  });

/** The buttons for the commands of features. */
export function ToolbarActions({ items, compact, part }: ToolbarActionsProps) {
  if (items.length === 0) return null;
  if (compact) return <MoreActions items={items} part={part} />;
  return withMenus(items, part).map((item) => <Item key={item.id} {...item} part={part} />);
}

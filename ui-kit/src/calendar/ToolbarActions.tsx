import { ChevronDown, Ellipsis, Settings2 } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import type { ToolbarItem } from '../entries/feature.js';
import { useOnDemand } from '../internal/use-on-demand.js';
import { useMessages } from '../kit/use-messages.js';
import { ButtonGroup } from '../primitives/ButtonGroup.js';
import { IconButton } from '../primitives/IconButton.js';
import { type ButtonPopoverProps, usePopoverButton } from '../primitives/use-popover-button.js';
import { AppearanceMenu } from './appearance/AppearanceMenu.js';
import type { AppearanceControl } from './appearance/AppearancePopover.js';
import { appearanceMessages } from './appearance/appearance-messages.js';
import { calendarMessages } from './calendar-messages.js';
import { calendarParts } from './calendar-parts.js';

interface ToolbarActionsProps {
  /** The appearance and its change handler. If omitted, the button is hidden. */
  appearance: AppearanceControl | undefined;
  items: readonly ToolbarItem[];
  /** Whether all commands share one button, for toolbars that have no room for several buttons. */
  compact: boolean;
}

interface ChoicesProps {
  popover: ButtonPopoverProps;
  label: string;
  actions: readonly Pick<ToolbarItem, 'id' | 'label' | 'icon' | 'run'>[];
}

function Choices({ popover, label, actions }: ChoicesProps) {
  const { value: parts } = useOnDemand(calendarParts, popover.open);
  return parts && <parts.ActionsPopover {...popover} label={label} actions={actions} />;
}

/** One button for all commands. The popovers that the commands open also appear beside this button. */
function MoreActions({ appearance, items }: Omit<ToolbarActionsProps, 'compact'>) {
  const text = useMessages(calendarMessages);
  const { appearance: appearanceLabel } = useMessages(appearanceMessages);
  const { button, popover } = usePopoverButton({ part: calendarParts });
  const id = useId();
  const [shown, setShown] = useState<string | null>(null);
  const { value: parts } = useOnDemand(calendarParts, popover.open);
  const next = (name: string) => ({
    id: `${id}-${name}`,
    open: shown === name,
    onOpenChange: ({ open }: { open: boolean }) => setShown(open ? name : null),
    anchorRef: popover.anchorRef,
  });
  const menus = items.flatMap(({ menu, ...item }) => (menu ? [{ ...item, menu }] : []));
  const actions = [
    ...(appearance
      ? [
          {
            id: 'appearance',
            label: appearanceLabel,
            icon: <Settings2 size={16} strokeWidth={1.75} />,
            run: () => setShown('appearance'),
          },
        ]
      : []),
    ...items,
    ...menus.map(({ id: name, icon, menu }) => ({
      id: `${name}-menu`,
      label: menu.label,
      icon,
      run: () => setShown(name),
    })),
  ];
  return (
    <>
      <IconButton
        {...button}
        variant="default"
        tooltip={false}
        label={text.moreActions}
        icon={<Ellipsis size={16} strokeWidth={1.75} />}
      />
      <Choices popover={popover} label={text.moreActions} actions={actions} />
      {parts && appearance && <parts.AppearancePopover {...next('appearance')} {...appearance} />}
      {menus.map(({ id: name, menu }) => (
        <Fragment key={name}>{menu.render(next(name))}</Fragment>
      ))}
    </>
  );
}

/** A button with a command, and a smaller one that opens a menu with more. */
function ItemWithMenu({ item, menu }: { item: ToolbarItem; menu: NonNullable<ToolbarItem['menu']> }) {
  const { button, popover } = usePopoverButton({ part: calendarParts });
  return (
    <ButtonGroup label={item.label}>
      <ItemButton {...item} />
      <IconButton
        {...button}
        data-menu=""
        variant="default"
        label={menu.label}
        icon={<ChevronDown size={14} strokeWidth={1.75} />}
      />
      {menu.render(popover)}
    </ButtonGroup>
  );
}

const ItemButton = ({ label, icon, run }: ToolbarItem) => (
  <IconButton variant="default" label={label} icon={icon} onClick={run} />
);

/** Returns the items that have a button. The others of a group are in the menu of its first item. */
const withMenus = (items: readonly ToolbarItem[]): ToolbarItem[] =>
  items.flatMap((item) => {
    const { group } = item;
    const [first, ...others] = items.filter((one) => group && one.group?.id === group.id);
    if (group === undefined || others.length === 0) return [item];
    const { label } = group;
    const render = (popover: ButtonPopoverProps) => (
      <Choices popover={popover} label={label} actions={others} />
    );
    return first === item ? [{ ...item, menu: { label, render } }] : [];
  });

/** The buttons for the appearance and the commands of features. */
export function ToolbarActions({ appearance, items, compact }: ToolbarActionsProps) {
  if (items.length === 0 && !appearance) return null;
  if (compact) return <MoreActions appearance={appearance} items={items} />;
  return (
    <>
      <span data-separator="" />
      {appearance && <AppearanceMenu {...appearance} />}
      {withMenus(items).map((item) =>
        item.menu ? (
          <ItemWithMenu key={item.id} item={item} menu={item.menu} />
        ) : (
          <ItemButton key={item.id} {...item} />
        ),
      )}
    </>
  );
}

import { fieldTypeOf } from '@content-planner/model';
import { useEffect, useMemo } from 'react';
import { useEntries, useEntryHost, useFeatureState } from '../entries/use-entry-host.js';
import { useKit } from '../kit/use-kit.js';
import { customValue } from '../logs/field-types/field-text.js';
import type { CalendarEntry } from '../logs/types.js';
import { ValueMenu } from '../value-menu/ValueMenu.js';
import { fieldOf } from '../value-menu/value-fields.js';
import type { ChangingValuesOptions } from './changing-values.js';
import { openValue } from './open-value.js';
import { useSaveValue } from './use-save-value.js';

interface ValueMenusProps extends ChangingValuesOptions {
  /** The entry whose details contain the menus. Omit it outside details. */
  details?: CalendarEntry;
}

/**
 * The menu of the value that the user has opened. Details contain their own menus, because a click outside of details
 * closes them.
 */
export function ValueMenus({ details, ...options }: ValueMenusProps) {
  const host = useEntryHost();
  const { fields } = useKit();
  const opened = useFeatureState(openValue);
  const isInside = opened?.anchor.closest('[data-cp-details]') != null;
  const isHere = opened !== null && isInside === (details !== undefined);
  const { all } = useEntries(isHere && !isInside);
  const save = useSaveValue(options);
  const entry = isHere ? (details ?? all.find(({ id }) => id === opened.entryId)) : undefined;
  const field =
    opened && entry?.id === opened.entryId ? fieldOf(fields, entry.kind, opened.fieldId) : undefined;
  const anchorRef = useMemo(() => ({ current: opened?.anchor ?? null }), [opened]);
  const close = () => host.write(openValue, (before) => before && { ...before, isOpen: false });
  const isTick = field !== undefined && fieldTypeOf(field.fieldType).jsonType === 'boolean';
  const { dynamicFields } = entry ?? {};
  const value = field && dynamicFields && customValue({ dynamicFields }, field.fieldName);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once each time the user clicks a check box
  useEffect(() => {
    if (!isTick || !opened?.isOpen || !entry || !field) return;
    close();
    void save(entry, field, value !== true);
  }, [opened]);
  const anchor = field && !isTick && opened?.isOpen && opened.anchor.dataset.cpValue ? opened.anchor : null;
  useEffect(() => {
    // Memoized rows don't know which menu is open.
    anchor?.setAttribute('aria-expanded', 'true');
    return () => anchor?.setAttribute('aria-expanded', 'false');
  }, [anchor]);
  if (!field || isTick) return null;
  return (
    <ValueMenu
      // A new menu takes focus, even while the last one fades out.
      key={opened?.times}
      field={field}
      value={value}
      entryTitle={entry?.title}
      open={opened?.isOpen === true}
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
      anchorRef={anchorRef}
      onChoose={(change) => entry && void save(entry, field, change.value)}
    />
  );
}

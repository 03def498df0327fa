import { Sheet } from 'lucide-react';
import type { ToolbarItem } from '../entries/feature.js';
import { useSite, useToolbar } from '../entries/use-entry-host.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { calendarMessages } from './calendar-messages.js';
import { useCalendar } from './use-calendar.js';

/** Returns the commands in the toolbar: those of features, and the view's own CSV file. */
export function useToolbarItems(): readonly ToolbarItem[] {
  const { props, view, range, viewProps } = useCalendar();
  const { locale, brands, fields } = useKit();
  const kindOf = useKindOf();
  const site = useSite();
  const { toCsv } = view;
  const text = site.text(calendarMessages);
  const items = useToolbar();
  const others = items.filter(({ id }) => id !== 'csv');
  // There is nothing to download yet.
  if (props.loading || props.error) return others;
  if (!toCsv) return items;
  const saveCsv = async () => {
    const shown = viewProps.current;
    if (shown === null) return;
    const { saveCsvText } = await import('../internal/save-file.js');
    const csv = await toCsv({ ...shown, locale, brands, fields, translate: site.text, kindOf });
    saveCsvText(`${view.name}-${range.from}.csv`, csv);
  };
  return [
    ...others,
    {
      id: 'csv',
      label: text.csv,
      icon: <Sheet size={16} strokeWidth={1.75} />,
      run: () => void saveCsv(),
      group: { id: 'download', label: text.downloadOptions },
    },
  ];
}

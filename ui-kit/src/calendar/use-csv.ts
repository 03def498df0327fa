import { saveCsvText } from '../internal/save-file.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useTranslate } from '../kit/use-messages.js';
import { useCalendar } from './use-calendar.js';

/** Returns a function that downloads the displayed data, or undefined if there is nothing to download. */
export function useCsv(): (() => void) | undefined {
  const { props, state, position, view, range, viewProps } = useCalendar();
  const { loading, error, onCsv } = props;
  const { locale, brands, fields } = useKit();
  const translate = useTranslate();
  const kindOf = useKindOf();
  const { toCsv } = view;
  if (loading || error) return undefined;
  if (!toCsv) return onCsv && (() => onCsv({ state: { ...state, date: position } }));
  return async () => {
    const shown = viewProps.current;
    if (shown === null) return;
    const csv = await toCsv({ ...shown, locale, brands, fields, translate, kindOf });
    saveCsvText(`${view.name}-${range.from}.csv`, csv);
  };
}

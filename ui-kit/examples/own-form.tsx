import { useCalendarProps, useCreateEntry } from '@content-planner/sdk';
import { Calendar, type CalendarEntry } from '@content-planner/ui-kit';
import { startTransition, useOptimistic, useState } from 'react';

const add = (entries: readonly CalendarEntry[], entry: CalendarEntry) => [...entries, entry];

export function Plan() {
  const calendar = useCalendarProps();
  const [entries, show] = useOptimistic(calendar.entries, add);
  const [create] = useCreateEntry('blog');
  const [date, setDate] = useState<string | null>(null);
  const save = (form: FormData, startDate: string) => {
    const input = { title: String(form.get('title')), startDate };
    setDate(null);
    startTransition(async () => {
      show({ ...input, id: 'new', kind: 'blog', endDate: startDate, brandId: null, color: null });
      await create(input);
    });
  };
  return (
    <>
      <Calendar
        {...calendar}
        entries={entries}
        features={[{ name: 'creating', create: ({ startDate }) => setDate(startDate) }]}
      />
      {date && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save(new FormData(event.currentTarget), date);
          }}
        >
          <input name="title" aria-label="Title" required />
        </form>
      )}
    </>
  );
}

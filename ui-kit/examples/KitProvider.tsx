import { Calendar, KitProvider, type PartialMessages } from '@content-planner/ui-kit';

const german: PartialMessages = { calendar: { today: 'Heute', newEntry: 'Neuer Eintrag' } };

export function Example() {
  return (
    <KitProvider locale="de-DE" messages={german}>
      <Calendar entries={[]} />
    </KitProvider>
  );
}

import {
  Calendar,
  type CalendarEntry,
  KitProvider,
  type OwnKind,
  useKindDescriptions,
} from '@content-planner/ui-kit';

const press: OwnKind = {
  id: 'press',
  names: { one: 'Press release', many: 'Press releases' },
  icon: 'newspaper',
  color: '#e30613',
  dates: 'day',
  titleLabel: 'Headline',
  fields: [{ name: 'outlet', label: 'Outlet', type: 'text' }],
};
// Created outside the component, so that it is the same array in every render.
const kinds = [press, 'event'] as const;

interface PlanProps {
  entries: CalendarEntry[];
  onCreate: (created: { date: string; kind: string }) => void;
}

export const Plan = ({ entries, onCreate }: PlanProps) => (
  <KitProvider kinds={useKindDescriptions(kinds)}>
    <Calendar entries={entries} onCreate={onCreate} creatableKinds={['press']} />
  </KitProvider>
);

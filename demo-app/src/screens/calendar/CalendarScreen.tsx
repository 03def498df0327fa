import { useCreateEntries, useViewer } from '@content-planner/sdk';
import {
  agendaView,
  Button,
  Calendar,
  creating,
  type EntryFeature,
  filtering,
  overviewView,
  QUICK_CREATE_KEY,
  useMessages,
  useQuickCreate,
} from '@content-planner/ui-kit';
import { appMessages } from '../../app/app-messages.js';
import { useEntryFeatures } from '../../app/use-entry-features.js';
import { useTitle } from '../../app/use-title.js';
import { calendarScreenMessages } from './calendar-screen-messages.js';
import { SampleContent } from './SampleContent.js';
import { SavedViews } from './SavedViews.js';
import { useAboutHidden } from './use-about-hidden.js';
import { useCalendarData } from './use-calendar-data.js';
import { useExports } from './use-exports.js';
import { usePlan } from './use-plan.js';
import { usePlanProps } from './use-plan-props.js';
import { useSavedViewCommands } from './use-saved-view-commands.js';

/** The home screen for logged-in users: the shared calendar. */
export default function CalendarScreen() {
  const planned = usePlan();
  const [plan, change] = planned;
  const { state, viewId } = plan;
  const { range, counts, props: data } = useCalendarData(plan);
  const { changeState, props: navigation } = usePlanProps(planned, {
    range,
    onSelectEntry: data.onSelectEntry,
  });
  const { fieldConfigurations } = data;
  const aboutHidden = useAboutHidden({ state, onStateChange: changeState, range, fieldConfigurations });
  const entries = useEntryFeatures({
    refetch: data.refetch,
    onCreated: aboutHidden,
    onShow: ({ id, kind, startDate }) =>
      change({ state: { ...state, date: startDate }, entry: { id, kind } }),
  });
  const savedViews = useSavedViewCommands(plan, change, { range, counts });
  const { viewer } = useViewer();
  const text = useMessages(calendarScreenMessages);
  const [createEntries] = useCreateEntries();
  const hasDays = state.view !== overviewView.name && state.view !== agendaView.name;
  useTitle(useMessages(appMessages).calendar);

  const features: EntryFeature[] = [
    filtering({
      ...(counts && { counts }),
      actions: viewId === null && (
        <Button variant="ghost" onClick={savedViews.menu.onSave}>
          {text.saveView}
        </Button>
      ),
    }),
    creating({
      onCreate: entries.create,
      onQuickCreate: useQuickCreate(({ kind, ...input }) => createEntries([{ kind, input }]), aboutHidden),
      quickCreateStorageKey: `${QUICK_CREATE_KEY}:${viewer?.id}`,
    }),
    ...useExports(plan, range),
    ...entries.features,
    { name: 'sampleContent', banner: <SampleContent hasDays={hasDays} /> },
    {
      name: 'savedViews',
      layer: (
        <SavedViews
          {...savedViews}
          plan={plan}
          brands={data.brands}
          fieldConfigurations={fieldConfigurations}
        />
      ),
    },
  ];
  return <Calendar {...data} {...navigation} {...entries.props} features={features} />;
}

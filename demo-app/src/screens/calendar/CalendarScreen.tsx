import { useViewer } from '@content-planner/sdk';
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
} from '@content-planner/ui-kit';
import { useMemo } from 'react';
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
import { useQuickCreate } from './use-quick-create.js';
import { useSavedViewCommands } from './use-saved-view-commands.js';

/** The home screen for logged-in users: the shared calendar. */
export default function CalendarScreen() {
  const planned = usePlan();
  const [plan, change] = planned;
  const { state, appearance, viewId } = plan;
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
  const isOverview = state.view === overviewView.name;
  const labels = useMemo(
    () => ({
      calendar: isOverview
        ? { print: text.printOverview, pdf: text.downloadOverview }
        : { print: text.printMonth, pdf: text.downloadMonth },
    }),
    [isOverview, text],
  );
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
      onQuickCreate: useQuickCreate(aboutHidden),
      quickCreateStorageKey: `${QUICK_CREATE_KEY}:${viewer?.id}`,
    }),
    ...useExports(appearance, range),
    ...entries.features,
    {
      name: 'sampleContent',
      banner: <SampleContent hasDays={!isOverview && state.view !== agendaView.name} />,
    },
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
  return <Calendar {...data} {...navigation} {...entries.props} features={features} labels={labels} />;
}

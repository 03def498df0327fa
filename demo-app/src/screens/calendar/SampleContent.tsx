import {
  useAddSampleContent,
  useEntryPage,
  useRemoveSampleContent,
  useSampleContent,
  useUndoHistory,
  useViewer,
} from '@content-planner/sdk';
import { Button, Notice, today, useMessages, useReport, useUndoToasts } from '@content-planner/ui-kit';
import { calendarScreenMessages } from './calendar-screen-messages.js';

/**
 * Lets administrators add sample content to an empty planner, and remove it later.
 *
 * @param hasDays Whether the view displays days on which users can add entries.
 */
export function SampleContent({ hasDays }: { hasDays: boolean }) {
  const { viewer } = useViewer();
  const isAdmin = viewer?.isAdmin ?? false;
  const sample = useSampleContent({ pause: !isAdmin });
  const any = useEntryPage(isAdmin ? { first: 1 } : null);
  const [addSampleContent, addition] = useAddSampleContent();
  const [removeSampleContent, removal] = useRemoveSampleContent();
  const report = useReport();
  const { undoable } = useUndoToasts(useUndoHistory());
  const text = useMessages(calendarScreenMessages);

  if (!isAdmin || sample.loading || sample.error) return null;
  if (sample.hasSampleContent) {
    return (
      <Notice
        title={text.sampleContent}
        action={
          <Button
            disabled={removal.busy}
            onClick={() => report(removeSampleContent(), text.samplesRemoved, text.samplesNotRemoved)}
          >
            {text.removeSamples}
          </Button>
        }
      >
        {text.samplesHint}
      </Notice>
    );
  }
  if (any.loading || any.error || any.entries.length > 0) return null;
  return (
    <Notice
      title={text.nothingPlanned}
      action={
        <Button
          disabled={addition.busy}
          onClick={() => report(addSampleContent(today()), undoable(text.samplesAdded), text.samplesNotAdded)}
        >
          {text.addSamples}
        </Button>
      }
    >
      {text.nothingPlannedHint({ hasDays })}
    </Notice>
  );
}

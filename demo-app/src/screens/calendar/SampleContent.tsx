import {
  useAddSampleContent,
  useEntryPage,
  useRemoveSampleContent,
  useSampleContent,
  useViewer,
} from '@content-planner/sdk';
import { Button, Notice, today } from '@content-planner/ui-kit';
import { useReport } from '../../app/use-report.js';
import { useUndoable } from '../../app/use-undoable.js';

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
  const undoable = useUndoable();

  if (!isAdmin || sample.loading || sample.error) return null;
  if (sample.hasSampleContent) {
    return (
      <Notice
        title="Sample content"
        action={
          <Button
            disabled={removal.busy}
            onClick={() =>
              report(removeSampleContent(), 'Sample content removed', 'Error removing sample content')
            }
          >
            Remove sample content
          </Button>
        }
      >
        Entries you edit are kept when you remove the samples.
      </Notice>
    );
  }
  if (any.loading || any.error || any.entries.length > 0) return null;
  return (
    <Notice
      title="Nothing is planned yet"
      action={
        <Button
          disabled={addition.busy}
          onClick={() =>
            report(addSampleContent(today()), undoable('Sample content added'), 'Error adding sample content')
          }
        >
          Add sample content
        </Button>
      }
    >
      {hasDays && 'Choose a day to add your first entry. '}
      To explore the planner, add sample entries, which you can remove at any time.
    </Notice>
  );
}

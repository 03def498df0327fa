import { useMessages } from '../kit/use-messages.js';
import { CheckedRows, type CheckStepProps } from './CheckedRows.js';
import { Empty } from './check-style.js';
import { importWizardMessages } from './import-messages.js';
import { useReadRows } from './use-read-rows.js';

/** The step with all rows as they will be imported. Users can fix errors and choose rows. */
export function CheckStep(props: CheckStepProps) {
  const text = useMessages(importWizardMessages);
  const { reader, read } = useReadRows(props.plan);
  if (read === null) return <Empty role="status">{text.checking}</Empty>;
  return <CheckedRows {...props} reader={reader} read={read} />;
}

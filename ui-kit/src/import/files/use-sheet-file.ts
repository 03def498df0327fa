import { useRef, useState } from 'react';
import { useMessages } from '../../kit/use-messages.js';
import { importWizardMessages } from '../import-messages.js';
import type { SheetSource } from '../use-import-plan.js';
import { openWorkbook } from './open-workbook.js';
import {
  isArchive,
  isOldContainer,
  MAX_FILE_BYTES,
  type Workbook,
  type WorkbookProblem,
  type WorkbookSheet,
} from './workbook.js';

/** A workbook with its file. */
export interface OpenedWorkbook extends Workbook {
  name: string;
  content: Uint8Array;
  /** The sheets in the order of the workbook. `sheets` begins with the fullest one. */
  inOrder: readonly WorkbookSheet[];
}

interface FileState {
  /** The name of the file that is being read. */
  reading: string | null;
  problem: { name: string; reason: WorkbookProblem | 'noRows' | 'unreadable' } | null;
  /** The workbook, if it has several sheets. */
  workbook: OpenedWorkbook | null;
}

const NONE: FileState = { reading: null, problem: null, workbook: null };

/** Returns the number of rows that are not empty. */
export const countRows = (rows: readonly (readonly string[])[]): number =>
  rows.filter((row) => row.some((cell) => cell.trim() !== '')).length;

/** Returns a sheet of a workbook as a source. */
export const sheetSource = (
  { name, content, sheets, hiddenSheets }: OpenedWorkbook,
  sheet: WorkbookSheet,
): SheetSource => ({
  name: sheets.length > 1 ? `${name}, ${sheet.name}` : name,
  content,
  workbook: { sheet, hiddenSheets },
});

/**
 * Reads the file that the user chooses. If it is a workbook with several sheets, the user must choose one.
 *
 * @param onLoad Called with the sheet, or with null if the file can't be read.
 */
export function useSheetFile(onLoad: (source: SheetSource | null) => void) {
  const text = useMessages(importWizardMessages);
  const [state, setState] = useState(NONE);
  const latest = useRef<File | null>(null);

  const read = async (file: File): Promise<Partial<FileState>> => {
    const { name } = file;
    const failed = (reason: NonNullable<FileState['problem']>['reason']) => {
      onLoad(null);
      return { problem: { name, reason } };
    };
    if (file.size > MAX_FILE_BYTES) return failed('tooLarge');
    const content = new Uint8Array(await file.arrayBuffer());
    const result = isArchive(content) || isOldContainer(content) ? await openWorkbook(content) : null;
    if (latest.current !== file) return {};
    if (result === null) {
      onLoad({ name, content });
      return {};
    }
    if ('problem' in result) return failed(result.problem);
    const inOrder = result.workbook.sheets.filter(({ rows }) => rows.length > 0);
    const sheets = inOrder.toSorted((one, other) => countRows(other.rows) - countRows(one.rows));
    const workbook = { name, content, sheets, inOrder, hiddenSheets: result.workbook.hiddenSheets };
    const [first, ...others] = sheets;
    if (!first) return failed('noRows');
    if (others.length > 0) {
      onLoad(null);
      return { workbook };
    }
    onLoad(sheetSource(workbook, first));
    return {};
  };

  const problemText = () => {
    if (state.problem === null) return null;
    const { name, reason } = state.problem;
    if (reason === 'noRows') return text.noRows({ name });
    if (reason === 'unreadable') return text.unreadableFile({ name });
    return text.workbookProblem({ name, problem: reason });
  };

  return {
    ...state,
    problem: problemText(),
    openFile: async (file: File) => {
      latest.current = file;
      setState({ ...NONE, reading: file.name });
      let next: Partial<FileState>;
      try {
        next = await read(file);
      } catch {
        onLoad(null);
        next = { problem: { name: file.name, reason: 'unreadable' } };
      }
      if (latest.current === file) setState({ ...NONE, ...next });
    },
    chooseSheet: (sheet: WorkbookSheet) => {
      if (state.workbook) onLoad(sheetSource(state.workbook, sheet));
    },
    /** Forgets the file. */
    close: () => {
      latest.current = null;
      setState(NONE);
    },
  };
}

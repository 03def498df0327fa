import { useEntryEditor, useUndoHistory } from '@content-planner/sdk';
import {
  entryEditor,
  type ShellGroup,
  useCommands,
  useEntryDialog,
  useKinds,
  useMessages,
  useUndoKeys,
} from '@content-planner/ui-kit';
import { KeyRound, LogOut, Plus, SunMoon } from 'lucide-react';
import { useContext } from 'react';
import { useNavigate } from 'react-router';
import { commandMessages } from './command-messages.js';
import { paths } from './paths.js';
import { ThemeChoice } from './theme-choice.js';
import { noteUnsavedInput } from './unsaved-input.js';

interface ShellCommandsProps {
  /** The links in the sidebar and the user menu. */
  pages: ShellGroup['items'];
  onLogout: () => void;
}

/** The commands that work on every screen, with the dialog for a new entry, and the keys for undo and redo. */
export default function ShellCommands({ pages, onLogout }: ShellCommandsProps) {
  const navigate = useNavigate();
  const { theme, setTheme } = useContext(ThemeChoice);
  const text = useMessages(commandMessages);
  const { list } = useKinds();
  const entries = useEntryDialog();
  const editor = useEntryEditor(entries.dialog.subject, entries.dialog.open);
  useUndoKeys(useUndoHistory());
  useCommands([
    ...pages.map(({ label, icon, href }) => ({
      group: 'everywhere' as const,
      label,
      icon,
      run: () => navigate(href),
    })),
    ...list.map(({ kind, badge }) => ({
      group: 'everywhere' as const,
      label: text.create({ badge }),
      keywords: text.createKeywords,
      icon: <Plus size={16} />,
      run: () => entries.create({ kind }),
    })),
    {
      group: 'everywhere',
      label: theme === 'dark' ? text.lightTheme : text.darkTheme,
      icon: <SunMoon size={16} />,
      run: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
    },
    {
      group: 'everywhere',
      label: text.changePassword,
      icon: <KeyRound size={16} />,
      run: () => navigate(paths.account),
    },
    { group: 'everywhere', label: text.logOut, icon: <LogOut size={16} />, run: onLogout },
  ]);
  return entryEditor({ ...entries, editor, onDirtyChange: noteUnsavedInput }).layer;
}

import type { LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';

const style: CSSProperties = {
  display: 'flex',
  gap: 'var(--cp-space-3)',
  marginBlockStart: 'var(--cp-space-3)',
  padding: 'var(--cp-space-3)',
  borderRadius: 'var(--cp-radius-md)',
  background: 'var(--cp-surface-hover)',
  fontSize: 'var(--cp-text-xs)',
  lineHeight: 'var(--cp-leading-xs)',
};

/** What does not come back as it was, or where it appears again. */
export function RestoreNote({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <span style={style}>
      <Icon size={14} strokeWidth={1.75} style={{ flex: 'none' }} aria-hidden />
      <span>{text}</span>
    </span>
  );
}

import type { ReactNode } from 'react';

interface PrintedTitleProps {
  children: ReactNode;
  /** The value of a custom field, or ''. */
  value: string;
}

/** The title of a printed entry and, in gray, the value of the custom field that the appearance shows. */
export function PrintedTitle({ children, value }: PrintedTitleProps) {
  return (
    <span className="cp-title" dir="auto">
      {children}
      {value !== '' && <span className="cp-value"> {value}</span>}
    </span>
  );
}

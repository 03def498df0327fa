import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { visuallyHiddenStyle } from '../primitives/VisuallyHidden.js';
import { useNonce } from '../theme/nonce.js';
import { formatMoment } from './format-moment.js';
import { printPageMessages } from './print-messages.js';
import { type PrintStatus, useAutoPrint } from './use-auto-print.js';

/** Props that all print pages share. All other props are passed to the root `<div>`. */
export interface PrintPageOptions extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title'> {
  /** Set this to `ready` once everything to print has loaded. */
  status: PrintStatus;
  /**
   * Whether to open the browser's print dialog 100 ms after `ready` and close the window 2 s after `failed`. If false,
   * the page is only a preview. @default true
   */
  autoPrint?: boolean;
  /** The time in the 'Generated on' line. Defaults to the time when the page is ready. */
  generatedAt?: Date;
}

/** Props of {@link PrintPage}. */
export interface PrintPageProps extends PrintPageOptions {
  heading: string;
  /** Displayed while the data loads. Defaults to the text for calendars. */
  loadingText?: string;
  /** Displayed if the data could not be loaded. Defaults to the text for calendars. */
  failedText?: string;
  /** Text beside the heading, in a muted style. If this is omitted, the date is displayed below the heading. */
  subheading?: string;
  /** Describes the filter and the sort order. Displayed in a line below the heading. */
  narrowing?: string;
  /** The first sheet. */
  children: ReactNode;
  /** Additional sheets. Each has its own heading and starts on a new page. */
  more?: readonly { subheading: string; content: ReactNode }[];
}

/** The page is black on white in every theme, so it doesn't use theme colors. */
const Root = styled.div`
  min-height: 100vh;
  padding: 0.5in;
  background: #fff;
  color: #000;
  color-scheme: light;

  /* A sheet is wider than a phone screen. */
  @media screen {
    & [data-sheet] {
      overflow-x: auto;
    }
  }
  & caption {
    ${visuallyHiddenStyle}
  }
  & [data-message] {
    display: grid;
    place-content: center;
    gap: 4px;
    min-height: calc(100vh - 1in);
    text-align: center;
  }
  & [data-message] > :first-child {
    font-size: 16px;
    font-weight: var(--cp-weight-semibold);
  }

  & [data-next] {
    margin-block-start: 32px;
    break-before: page;
  }

  @media print {
    min-height: 0;
    padding: 0;

    & [data-next] {
      margin-block-start: 0;
    }

    & [data-note] {
      display: none;
    }
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  margin-block-end: 10px;

  & > h1,
  & > h2 {
    margin: 0;
    flex-basis: 100%;
    font-size: 22px;
    line-height: 28px;
    font-weight: var(--cp-weight-semibold);
    letter-spacing: -0.01em;
  }
  &[data-line] > :is(h1, h2) {
    flex-basis: auto;
  }
  & > [data-subheading] {
    flex: 1;
    font-size: 15px;
  }
  & > [data-narrowing] {
    flex-basis: 100%;
    margin-block-start: 2px;
    font-size: 12px;
    overflow-wrap: anywhere;
  }
  & > [data-generated] {
    color: #444;
    font-size: 11px;
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.p`
  margin: 16px 0 0;
  color: #444;
  font-size: 12px;
`;

/**
 * Styles for the sheet when this page is printed: landscape, 0.5in margins, page numbers in browsers that support them,
 * and no dark background.
 */
const SHEET =
  '@page{size:landscape;margin:0.5in;@bottom-right{content:counter(page) " / " counter(pages);font:9px Inter,sans-serif;color:#444}}@media print{html,body,[data-cp-theme]{height:auto!important;background:#fff!important}}';

function Message({ children, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return (
    <div data-message="" {...rest}>
      {children}
    </div>
  );
}

/**
 * The frame of a print page: loading and error messages, the heading, the date, a note that appears only on screen, and
 * the call that opens the browser's print dialog.
 */
export const PrintPage = forwardRef<HTMLDivElement, PrintPageProps>(function PrintPage(
  {
    status,
    autoPrint = true,
    generatedAt,
    loadingText,
    failedText,
    heading,
    subheading,
    narrowing,
    children,
    more = [],
    ...rest
  },
  ref,
) {
  const { locale } = useKit();
  const text = useMessages(printPageMessages);
  const nonce = useNonce();
  const stayed = useAutoPrint(status, autoPrint);
  return (
    <Root ref={ref} data-state={status} {...rest}>
      {status === 'loading' && (
        <Message role="status">
          <p>{loadingText ?? text.loading}</p>
          <p>{text.loadingHint}</p>
        </Message>
      )}
      {status === 'failed' && (
        <Message role="alert">
          <p>{text.failedTitle}</p>
          <p>{failedText ?? text.failed}</p>
          {stayed && <p>{text.closeHint}</p>}
        </Message>
      )}
      {status === 'ready' && (
        <main>
          <style nonce={nonce} suppressHydrationWarning>
            {SHEET}
          </style>
          <Header data-line={subheading === undefined ? undefined : ''}>
            <h1>{heading}</h1>
            {subheading && <span data-subheading="">{subheading}</span>}
            <Generated at={generatedAt} locale={locale} />
            {narrowing && (
              <span data-narrowing="" dir="auto">
                {narrowing}
              </span>
            )}
          </Header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the sheet horizontally */}
          <section data-sheet="" tabIndex={0} aria-label={heading}>
            {children}
          </section>
          {more.map(({ subheading: next, content }) => (
            <div key={next} data-next="">
              <Header data-line="">
                <h2>{heading}</h2>
                <span data-subheading="">{next}</span>
                {narrowing && (
                  <span data-narrowing="" dir="auto">
                    {narrowing}
                  </span>
                )}
              </Header>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the sheet horizontally */}
              <section data-sheet="" tabIndex={0} aria-label={next}>
                {content}
              </section>
            </div>
          ))}
          <Note data-note="">{text.note}</Note>
        </main>
      )}
    </Root>
  );
});

function Generated({ at, locale }: { at: Date | undefined; locale: string }) {
  const text = useMessages(printPageMessages);
  // The time is fixed when the page is first displayed, even if the page is printed later.
  const [now] = useState(() => new Date());
  return <span data-generated="">{text.generated({ moment: formatMoment(at ?? now, locale) })}</span>;
}

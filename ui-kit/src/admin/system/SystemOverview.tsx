import { CircleCheck, TriangleAlert } from 'lucide-react';
import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { formatAgo } from '../../dates/format-ago.js';
import { formatTime } from '../../dates/format-instant.js';
import { formatInstantDate } from '../../dates/format-instant-date.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { formatNumber } from '../../logs/field-types/number-text.js';
import type { LoadError } from '../../messages/problem.js';
import { Card } from '../../primitives/Card.js';
import { ErrorState } from '../../primitives/ErrorState.js';
import { Skeleton } from '../../primitives/Skeleton.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { useThemed } from '../../theme/portal-container.js';
import { formatSize } from './format-size.js';
import { systemOverviewMessages } from './system-messages.js';
import { findProblems } from './system-problems.js';
import type { System } from './types.js';

/** Props of {@link SystemOverview}. All other props are passed to the root element. */
export interface SystemOverviewProps extends HTMLAttributes<HTMLDivElement> {
  /** The state of the server. Null until it has loaded. */
  system: System | null;
  /** Whether the state is loading. Default false. */
  loading?: boolean;
  /**
   * Whether loading failed. If so, an error message replaces the overview: the given string, or a general
   * explanation if the value is `true`. Default false.
   */
  error?: LoadError;
  onRetry?: () => void;
  /** The current time, for relative times such as '2 hours ago'. Defaults to the time at which it renders. */
  now?: Date;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
  width: 100%;
  max-width: 1040px;
  container: cp-system / inline-size;
  overflow-wrap: anywhere;
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-3);

  @container cp-system (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & h2 {
    margin-block-end: var(--cp-space-2);
    font-size: var(--cp-text-sm);
    line-height: var(--cp-leading-sm);
    font-weight: var(--cp-weight-semibold);
  }
  & > * > p {
    color: var(--cp-text-secondary);
  }
  & > * > p + p {
    margin-block-start: var(--cp-space-1);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, 32%) minmax(0, 1fr);
  gap: 6px var(--cp-space-3);
  margin: 0;
  font-variant-numeric: tabular-nums;

  & > dt {
    color: var(--cp-text-tertiary);
  }
  & > dd {
    margin: 0;
    color: var(--cp-text-primary);
    text-wrap: balance;
  }
  & svg[data-tone] {
    display: inline-block;
    margin-inline-end: 6px;
    vertical-align: -3px;
  }
  & svg[data-tone='success'] {
    color: var(--cp-success-text);
  }
  & svg[data-tone='warning'] {
    color: var(--cp-warning-text);
  }
`;

const Problems = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-panel);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--cp-space-3);
    padding: var(--cp-space-3) var(--cp-space-4);
  }
  & > li + li {
    border-block-start: 1px solid var(--cp-border-subtle);
  }
  & > li > svg {
    margin-block-start: 2px;
    color: var(--cp-warning-text);
  }
  & strong {
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-semibold);
  }
  & p {
    max-width: 80ch;
    color: var(--cp-text-secondary);
  }
`;

const AllFine = styled.p`
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
  color: var(--cp-text-secondary);

  & > svg {
    flex: none;
    color: var(--cp-success-text);
  }
`;

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {children}
      </section>
    </Card>
  );
}

/** A fact: its name and its value. */
type Fact = readonly [name: string, value: ReactNode];

function FactList({ facts }: { facts: readonly (Fact | false | null)[] }) {
  return (
    <Facts>
      {facts
        .filter((fact): fact is Fact => Boolean(fact))
        .flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </Facts>
  );
}

function OverviewSkeleton() {
  return (
    <Cards aria-hidden>
      {[3, 4, 3, 2].map((rows, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id.
        <Card key={card}>
          <h2>
            <Skeleton width={80} />
          </h2>
          <Facts>
            {Array.from({ length: rows }, (_, row) => [
              // biome-ignore-start lint/suspicious/noArrayIndexKey: placeholders have no id.
              <dt key={`${row} name`}>
                <Skeleton width={64} />
              </dt>,
              <dd key={row}>
                <Skeleton width="70%" />
              </dd>,
              // biome-ignore-end lint/suspicious/noArrayIndexKey: placeholders have no id.
            ])}
          </Facts>
        </Card>
      ))}
    </Cards>
  );
}

/**
 * The state of the server: problems and what to do about them, the version, the database, the disk, the last backup and
 * the live updates. Does not fetch data.
 *
 * @example
 * <PageHeader title="System" />
 * <PageBody><SystemOverview system={state} loading={fetching} onRetry={load} /></PageBody>
 */
export const SystemOverview = forwardRef<HTMLDivElement, SystemOverviewProps>(function SystemOverview(
  { system, loading = false, error = false, onRetry, now = new Date(), ...rest },
  ref,
) {
  const { locale } = useKit();
  useThemed();
  const text = useMessages(systemOverviewMessages);
  const date = (instant: string) => formatInstantDate(instant, locale);
  const size = (bytes: number) => text.sizeText(formatSize(bytes, locale));
  const number = (value: number) => formatNumber(value, locale);
  const when = (instant: string) => (
    <time dateTime={instant}>
      {text.when({
        date: date(instant),
        time: formatTime(instant, locale),
        ago: formatAgo(instant, now, locale),
      })}
    </time>
  );

  const content = () => {
    if (error) {
      return <ErrorState title={text.errorTitle} error={error} onRetry={onRetry} />;
    }
    if (loading || system === null) {
      return (
        <>
          <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
          <OverviewSkeleton />
        </>
      );
    }
    const { version, commit, startedAt, isEmbedded, database, disk, pool, lastBackup, liveUpdates } = system;
    const problems = findProblems(system, now, { date, size });
    const diskText = disk ? text.diskText({ free: size(disk.free), size: size(disk.size) }) : text.unknown;
    const backupIcon = lastBackup?.isComplete ? (
      <CircleCheck size={16} aria-hidden data-tone="success" />
    ) : (
      <TriangleAlert size={16} aria-hidden data-tone="warning" />
    );
    return (
      <>
        {problems.length === 0 ? (
          <AllFine>
            <CircleCheck size={16} aria-hidden />
            {text.noProblems}
          </AllFine>
        ) : (
          <Problems aria-label={text.problems}>
            {problems.map((problem) => (
              <li key={problem.code === 'setting' ? problem.warning.code : problem.code}>
                <TriangleAlert size={16} aria-hidden />
                <div>
                  <strong>{text.problemTitle(problem)}</strong>
                  <p>{text.problemText(problem)}</p>
                </div>
              </li>
            ))}
          </Problems>
        )}
        <Cards>
          <Section title={text.backups}>
            {lastBackup === null ? (
              <>
                <p>{text.noBackup}</p>
                <p>{text.noBackupHint}</p>
              </>
            ) : (
              <FactList
                facts={[
                  [text.lastBackup, when(lastBackup.at)],
                  [
                    text.result,
                    <>
                      {backupIcon}
                      {text.resultText(lastBackup)}
                    </>,
                  ],
                  lastBackup.size !== null && [text.size, size(lastBackup.size)],
                  !lastBackup.isComplete && [
                    text.lastComplete,
                    lastBackup.completedAt === null ? text.noBackup : when(lastBackup.completedAt),
                  ],
                ]}
              />
            )}
          </Section>
          <Section title={text.database}>
            <FactList
              facts={[
                [text.kind, text.kindText({ isEmbedded, version: database?.version ?? null })],
                [text.size, database ? size(database.size) : text.unknown],
                [text.disk, isEmbedded ? diskText : text.diskUnknown],
                pool && [text.connections, text.connectionsText(pool)],
              ]}
            />
          </Section>
          <Section title={text.live}>
            <FactList
              facts={[
                [text.connection, text.connectionText(liveUpdates)],
                [
                  text.streams,
                  text.streamsText({
                    count: number(liveUpdates.streams),
                    max: number(liveUpdates.maxStreams),
                  }),
                ],
              ]}
            />
          </Section>
          <Section title={text.planner}>
            <FactList
              facts={[
                [text.version, text.build({ version, commit })],
                [text.started, when(startedAt)],
                database && [
                  text.migrations,
                  text.migrationsText({
                    count: database.migrations,
                    last: database.lastMigration,
                    date: date(database.migratedAt),
                  }),
                ],
              ]}
            />
          </Section>
        </Cards>
      </>
    );
  };
  return (
    <Root {...rest} ref={ref} aria-busy={loading || undefined}>
      {content()}
    </Root>
  );
});

import { CircleCheck, TriangleAlert } from 'lucide-react';
import { forwardRef, type HTMLAttributes } from 'react';
import { formatAgo } from '../../dates/format-ago.js';
import { formatTime } from '../../dates/format-instant.js';
import { formatInstantDate } from '../../dates/format-instant-date.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { formatNumber } from '../../logs/field-types/number-text.js';
import { ErrorState } from '../../primitives/ErrorState.js';
import type { LoadedProps } from '../../primitives/loaded-props.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { useThemed } from '../../theme/portal-container.js';
import { formatSize } from './format-size.js';
import {
  AllFine,
  Cards,
  FactList,
  OverviewRoot,
  OverviewSkeleton,
  Problems,
  Section,
} from './OverviewParts.js';
import { systemOverviewMessages } from './system-messages.js';
import { findProblems } from './system-problems.js';
import type { System } from './types.js';

/** Props of {@link SystemOverview}. All other props are passed to the root element. */
export interface SystemOverviewProps extends HTMLAttributes<HTMLDivElement>, LoadedProps {
  /** The state of the server. Null until it has loaded. */
  system: System | null;
  /** The current time, for relative times such as '2 hours ago'. Defaults to the time at which it renders. */
  now?: Date;
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
    <OverviewRoot {...rest} ref={ref} aria-busy={loading || undefined}>
      {content()}
    </OverviewRoot>
  );
});

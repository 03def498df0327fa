import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card.js';
import { Skeleton } from '../../primitives/Skeleton.js';

export const OverviewRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
  width: 100%;
  max-width: 1040px;
  container: cp-system / inline-size;
  overflow-wrap: anywhere;
`;

export const Cards = styled.div`
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

export const Problems = styled.ul`
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

export const AllFine = styled.p`
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
  color: var(--cp-text-secondary);

  & > svg {
    flex: none;
    color: var(--cp-success-text);
  }
`;

/** A card with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
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

export function FactList({ facts }: { facts: readonly (Fact | false | null)[] }) {
  return (
    <Facts>
      {facts
        .filter((fact): fact is Fact => Boolean(fact))
        .flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </Facts>
  );
}

export function OverviewSkeleton() {
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

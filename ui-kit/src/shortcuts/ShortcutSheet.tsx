import { Fragment, forwardRef, useId } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../primitives/Checkbox.js';
import { Dialog, type DialogProps } from '../primitives/Dialog.js';
import { Kbd } from '../primitives/Kbd.js';
import { shortcutKeys } from '../primitives/shortcut.js';
import { type ShortcutSheetLabels, shortcutSheetLabels } from './shortcut-labels.js';
import { shortcutsByGroup } from './shortcut-order.js';
import { hasSingleKey, keysOf, type Shortcut } from './shortcut-registry.js';

/** Props of {@link ShortcutSheet}. All other props are passed to the dialog element. */
export interface ShortcutSheetProps
  extends Omit<
    DialogProps,
    'title' | 'description' | 'notice' | 'children' | 'footer' | 'onSubmit' | 'dirty' | 'size' | 'labels'
  > {
  /** The shortcuts to list. */
  shortcuts: readonly Shortcut[];
  /** Whether single-key shortcuts work. */
  singleKeys: boolean;
  onSingleKeysChange: (change: { singleKeys: boolean }) => void;
  labels?: Partial<ShortcutSheetLabels>;
}

const Groups = styled.div`
  columns: 3 240px;
  column-gap: var(--cp-space-8);

  & > section {
    break-inside: avoid;
    padding-block-end: var(--cp-space-4);
  }
  & > section > h3 {
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: 24px;
    font-weight: var(--cp-weight-medium);
  }
  & > section > dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--cp-space-2);
    min-height: 30px;
    color: var(--cp-text-secondary);
  }
  & > section > dl > div[data-off] {
    color: var(--cp-text-tertiary);
    text-decoration: line-through;
  }
  dd {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 3px;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
  }
`;

const Foot = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--cp-space-4);

  & > p {
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
`;

/**
 * The list of keyboard shortcuts, with a checkbox that turns off single-key shortcuts. In a `ShortcutProvider`, the `?`
 * key opens the list.
 *
 * @example
 * <ShortcutSheet open={open} onOpenChange={({ open }) => setOpen(open)} shortcuts={shortcuts}
 *   singleKeys={singleKeys} onSingleKeysChange={({ singleKeys }) => setSingleKeys(singleKeys)} />
 */
export const ShortcutSheet = forwardRef<HTMLDivElement, ShortcutSheetProps>(function ShortcutSheet(
  { shortcuts, singleKeys, onSingleKeysChange, labels: givenLabels, ...rest },
  ref,
) {
  const labels = { ...shortcutSheetLabels, ...givenLabels };
  const hintId = useId();
  const headings = useId();
  return (
    <Dialog
      {...rest}
      ref={ref}
      size="lg"
      title={labels.title}
      labels={{ close: labels.close }}
      footer={
        <Foot>
          <Checkbox
            checked={singleKeys}
            aria-describedby={hintId}
            onCheckedChange={({ checked }) => onSingleKeysChange({ singleKeys: checked })}
          >
            {labels.singleKeys}
          </Checkbox>
          <p id={hintId}>{labels.singleKeysHint}</p>
        </Foot>
      }
    >
      <Groups>
        {shortcutsByGroup(shortcuts).map(({ group, members }) => (
          <section key={group} aria-labelledby={`${headings}-${group}`}>
            <h3 id={`${headings}-${group}`}>{labels.groups[group]}</h3>
            <dl>
              {members.map((shortcut) => (
                <div
                  key={`${keysOf(shortcut)} ${shortcut.label}`}
                  data-off={hasSingleKey(shortcut) && !singleKeys ? '' : undefined}
                >
                  <dt>{shortcut.label}</dt>
                  <dd>
                    <Keys shortcut={shortcut} labels={labels} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
    </Dialog>
  );
});

function Keys({ shortcut, labels }: { shortcut: Shortcut; labels: ShortcutSheetLabels }) {
  const all = keysOf(shortcut);
  const shown = shortcut.isRange ? [all[0], all.at(-1)] : all;
  return shown.map((keys, place) => (
    <Fragment key={keys}>
      {shortcut.isRange && place > 0 && labels.to}
      {shortcutKeys(keys).map(({ name, sign }) => (
        <Kbd key={name}>{labels.keyName({ key: sign })}</Kbd>
      ))}
    </Fragment>
  ));
}

import { Fragment, forwardRef, useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { Checkbox } from '../primitives/Checkbox.js';
import { Dialog, type DialogProps } from '../primitives/Dialog.js';
import { Kbd } from '../primitives/Kbd.js';
import { shortcutKeys } from '../primitives/shortcut.js';
import { shortcutSheetMessages } from './shortcut-messages.js';
import { shortcutsByGroup } from './shortcut-order.js';
import { hasSingleKey, keysOf, type Shortcut } from './shortcut-registry.js';

/** Props of {@link ShortcutSheet}. All other props are passed to the dialog element. */
export interface ShortcutSheetProps
  extends Omit<
    DialogProps,
    'title' | 'description' | 'notice' | 'children' | 'footer' | 'onSubmit' | 'dirty' | 'size'
  > {
  /** The shortcuts to list. */
  shortcuts: readonly Shortcut[];
  /** Whether single-key shortcuts work. */
  singleKeys: boolean;
  onSingleKeysChange: (change: { singleKeys: boolean }) => void;
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
  { shortcuts, singleKeys, onSingleKeysChange, ...rest },
  ref,
) {
  const text = useMessages(shortcutSheetMessages);
  const hintId = useId();
  const headings = useId();
  return (
    <Dialog
      {...rest}
      ref={ref}
      size="lg"
      title={text.title}
      footer={
        <Foot>
          <Checkbox
            checked={singleKeys}
            aria-describedby={hintId}
            onCheckedChange={({ checked }) => onSingleKeysChange({ singleKeys: checked })}
          >
            {text.singleKeys}
          </Checkbox>
          <p id={hintId}>{text.singleKeysHint}</p>
        </Foot>
      }
    >
      <Groups>
        {shortcutsByGroup(shortcuts).map(({ group, members }) => (
          <section key={group} aria-labelledby={`${headings}-${group}`}>
            <h3 id={`${headings}-${group}`}>{text.groups[group]}</h3>
            <dl>
              {members.map((shortcut) => (
                <div
                  key={`${keysOf(shortcut)} ${shortcut.label}`}
                  data-off={hasSingleKey(shortcut) && !singleKeys ? '' : undefined}
                >
                  <dt>{shortcut.label}</dt>
                  <dd>
                    <Keys shortcut={shortcut} />
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

function Keys({ shortcut }: { shortcut: Shortcut }) {
  const text = useMessages(shortcutSheetMessages);
  const all = keysOf(shortcut);
  const shown = shortcut.isRange ? [all[0], all.at(-1)] : all;
  return shown.map((keys, place) => (
    <Fragment key={keys}>
      {shortcut.isRange && place > 0 && text.to}
      {shortcutKeys(keys).map(({ name, sign }) => (
        <Kbd key={name}>{text.keyName({ key: sign })}</Kbd>
      ))}
    </Fragment>
  ));
}

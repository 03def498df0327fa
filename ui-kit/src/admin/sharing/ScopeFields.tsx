import { useKinds } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages, useTranslate } from '../../kit/use-messages.js';
import type { LogKind } from '../../logs/types.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { type Choice, ChoiceField } from './ChoiceField.js';
import type { FormProblems } from './form-problems.js';
import { newLinkDialogMessages } from './new-link-messages.js';
import { scopeMessages } from './scope-messages.js';
import type { SharingForm } from './sharing-form.js';
import { brandsText, typesText } from './sharing-texts.js';
import type { NewLinkKind } from './types.js';

interface ScopeFieldsProps {
  kind: NewLinkKind;
  form: SharingForm;
  onChange: (part: Partial<SharingForm>) => void;
  problems: FormProblems;
}

// The values of choices that do not represent a single brand or type.
const ALL = 'all';
const NONE = 'none';

const toggled = <Item,>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((each) => each !== item) : [...items, item];

/** The fields for a token's brands and types. */
export function ScopeFields({ kind: ofToken, form, onChange, problems }: ScopeFieldsProps) {
  const { brands } = useKit();
  const translate = useTranslate();
  const { list, hidden, of } = useKinds();
  const text = useMessages(newLinkDialogMessages);
  const scopeText = useMessages(scopeMessages);
  const { brandIds, withoutBrand, kinds } = form;
  // If a brand in the token's scope was deleted, the brand's checkbox is still displayed.
  const deleted = (brandIds ?? []).filter((id) => !brands.some((brand) => brand.id === id));
  const brandChoices: Choice[] = [
    { value: ALL, label: scopeText.allBrands, checked: brandIds === null },
    ...brands.map(({ id, name, color }) => ({
      value: id,
      label: name,
      start: <ColorDot color={color} />,
      checked: brandIds?.includes(id) ?? false,
    })),
    ...deleted.map((id) => ({ value: id, label: scopeText.deletedBrand, checked: true })),
    { value: NONE, label: scopeText.withoutBrand, checked: withoutBrand },
  ];
  const toggleBrand = (value: string) => {
    if (value === NONE) onChange({ withoutBrand: !withoutBrand });
    else if (value === ALL && brandIds === null) onChange({ brandIds: [], withoutBrand: false });
    else if (value === ALL) onChange({ brandIds: null, withoutBrand: true });
    // Selecting a brand deselects "All brands". Entries without a brand are then no longer included.
    else if (brandIds === null) onChange({ brandIds: [value], withoutBrand: false });
    else onChange({ brandIds: toggled(brandIds, value) });
  };
  const typeChoices: Choice[] = [
    { value: ALL, label: scopeText.allTypes, checked: kinds === null },
    // "All types" includes hidden types, whose entries stay visible.
    ...[...list, ...hidden].map(({ kind, badge }) => ({
      value: kind,
      label: badge,
      checked: kinds?.includes(kind) ?? false,
    })),
  ];
  const toggleType = (value: string) => {
    if (value === ALL) onChange({ kinds: kinds === null ? [] : null });
    else onChange({ kinds: toggled(kinds ?? [], value as LogKind) });
  };
  const brandValue = brandsText(form, brands, scopeText) || '–';
  const typeValue = typesText(kinds, { kindOf: of, translate }) || '–';
  const color = brandIds?.length === 1 ? brands.find(({ id }) => id === brandIds[0])?.color : undefined;
  return (
    <>
      <ChoiceField
        label={text.brands}
        name={text.choice({ label: text.brands, value: brandValue })}
        value={brandValue}
        start={color !== undefined && <ColorDot color={color} />}
        hint={brandIds === null ? text.allBrandsHint({ kind: ofToken, isFrozen: form.isFrozen }) : undefined}
        error={problems.brands}
        choices={brandChoices}
        onToggle={toggleBrand}
      />
      <ChoiceField
        label={text.types}
        name={text.choice({ label: text.types, value: typeValue })}
        value={typeValue}
        hint={kinds === null ? text.allTypesHint({ kind: ofToken }) : undefined}
        error={problems.types}
        choices={typeChoices}
        onToggle={toggleType}
      />
    </>
  );
}

import type { Brand, LogKind } from '../../logs/types.js';
import { LOG_KINDS } from '../../logs/types.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { type Choice, ChoiceField } from './ChoiceField.js';
import type { FormProblems } from './form-problems.js';
import type { NewLinkDialogLabels } from './new-link-labels.js';
import type { SharingForm } from './sharing-form.js';
import { brandsText, typesText } from './sharing-texts.js';
import type { NewLinkKind } from './types.js';

interface ScopeFieldsProps {
  kind: NewLinkKind;
  form: SharingForm;
  onChange: (part: Partial<SharingForm>) => void;
  brands: readonly Brand[];
  problems: FormProblems;
  labels: NewLinkDialogLabels;
}

// The values of choices that do not represent a single brand or type.
const ALL = 'all';
const NONE = 'none';

const toggled = <Item,>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((each) => each !== item) : [...items, item];

/** The fields for a token's brands and types. */
export function ScopeFields({ kind: ofToken, form, onChange, brands, problems, labels }: ScopeFieldsProps) {
  const { brandIds, withoutBrand, kinds } = form;
  // If a brand in the token's scope was deleted, the brand's checkbox is still displayed.
  const deleted = (brandIds ?? []).filter((id) => !brands.some((brand) => brand.id === id));
  const brandChoices: Choice[] = [
    { value: ALL, label: labels.allBrands, checked: brandIds === null },
    ...brands.map(({ id, name, color }) => ({
      value: id,
      label: name,
      start: <ColorDot color={color} />,
      checked: brandIds?.includes(id) ?? false,
    })),
    ...deleted.map((id) => ({ value: id, label: labels.deletedBrand, checked: true })),
    { value: NONE, label: labels.withoutBrand, checked: withoutBrand },
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
    { value: ALL, label: labels.allTypes, checked: kinds === null },
    ...LOG_KINDS.map((kind) => ({
      value: kind,
      label: labels.type({ kind }),
      checked: kinds?.includes(kind) ?? false,
    })),
  ];
  const toggleType = (value: string) => {
    if (value === ALL) onChange({ kinds: kinds === null ? [] : null });
    else onChange({ kinds: toggled(kinds ?? [], value as LogKind) });
  };
  const brandValue = brandsText(form, brands, labels) || '–';
  const typeValue = typesText(kinds, labels) || '–';
  const color = brandIds?.length === 1 ? brands.find(({ id }) => id === brandIds[0])?.color : undefined;
  return (
    <>
      <ChoiceField
        label={labels.brands}
        name={labels.choice({ label: labels.brands, value: brandValue })}
        value={brandValue}
        start={color !== undefined && <ColorDot color={color} />}
        hint={
          brandIds === null ? labels.allBrandsHint({ kind: ofToken, isFrozen: form.isFrozen }) : undefined
        }
        error={problems.brands}
        choices={brandChoices}
        onToggle={toggleBrand}
      />
      <ChoiceField
        label={labels.types}
        name={labels.choice({ label: labels.types, value: typeValue })}
        value={typeValue}
        error={problems.types}
        choices={typeChoices}
        onToggle={toggleType}
      />
    </>
  );
}

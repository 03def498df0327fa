import { Pencil, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import type { Brand } from '../../logs/types.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { IconButton } from '../../primitives/IconButton.js';
import { BrandFrame } from './BrandFrame.js';
import { brandCardsMessages } from './messages.js';

/** Props of BrandCard. */
export interface BrandCardProps {
  brand: Brand;
  onEdit: (target: { brand: Brand }) => void;
  onDelete: (target: { brand: Brand }) => void;
}

const Text = styled.div`
  flex: 1;
  min-width: 0;

  & > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
    white-space: normal;
    font-weight: var(--cp-weight-medium);
  }
  & > span {
    color: var(--cp-text-tertiary);
    font-family: var(--cp-font-mono);
    font-size: var(--cp-text-xs);
    letter-spacing: 0;
  }
`;

const Actions = styled.div`
  flex: none;
  display: flex;
  gap: 2px;

  @media (pointer: coarse) {
    --cp-control-h-sm: 40px;
  }
`;

/** Displays a brand's color swatch, name, color value and buttons. */
export function BrandCard({ brand, onEdit, onDelete }: BrandCardProps) {
  const text = useMessages(brandCardsMessages);
  return (
    <BrandFrame data-brand={brand.id}>
      <ColorDot shape="swatch" size={40} color={brand.color} />
      <Text>
        <b title={brand.name}>{brand.name}</b>
        <span title={brand.color}>{brand.color}</span>
      </Text>
      <Actions>
        <IconButton
          size="sm"
          label={text.edit(brand)}
          icon={<Pencil size={14} strokeWidth={1.75} />}
          onClick={() => onEdit({ brand })}
        />
        <IconButton
          size="sm"
          label={text.delete(brand)}
          icon={<Trash2 size={14} strokeWidth={1.75} />}
          onClick={() => onDelete({ brand })}
        />
      </Actions>
    </BrandFrame>
  );
}

import { styled } from 'styled-components';
import { useOnDemand } from '../../internal/use-on-demand.js';
import { qrPart } from './qr-part.js';

interface QrCodeProps {
  /** The encoded text. */
  value: string;
  /** The accessible name. */
  label: string;
  caption?: string;
}

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--cp-space-2);
  width: 148px;
  margin: 0;

  & > svg {
    width: 148px;
    height: 148px;
    border-radius: var(--cp-radius-md);
    /* Many cameras detect only dark cells on a light background, so the colors are the same in all themes. */
    background: #fff;
    fill: #000;
    forced-color-adjust: none;
  }
  & > figcaption {
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
`;

/** A link with its QR code beside it. */
export const BesideCode = styled.div`
  display: flex;
  gap: var(--cp-space-6);

  & > div {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: var(--cp-space-3);
    min-width: 0;
  }
  & > figure {
    flex: none;
  }

  @media (width < 560px) {
    flex-direction: column;
    gap: var(--cp-space-4);

    & > figure {
      align-self: center;
    }
  }
`;

/** Returns the SVG path for the dark cells. Adjacent cells in a row become one rectangle. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    let start = 0;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x]) continue;
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
      start = x + 1;
    }
  });
  return path;
}

/** A QR code. Displays nothing until the encoder has loaded. */
export function QrCode({ value, label, caption }: QrCodeProps) {
  const { value: encode, failed } = useOnDemand(qrPart);
  if (failed) return null;
  // The border around the code is 3 cells wide.
  const code = encode?.(value, { ecc: 'M', border: 3 });
  return (
    <Figure>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`}
        shapeRendering="crispEdges"
      >
        {code && <path d={pathOf(code.data)} />}
      </svg>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </Figure>
  );
}

import { styled } from 'styled-components';
import { entryStyle } from '../../entry/entry-style.js';
import { cellStyle } from '../grid/cell-style.js';
import { monthStyle } from '../grid/month-style.js';
import { narrowCellStyle } from '../grid/narrow-cell-style.js';
import { segmentStyle } from '../grid/segment-style.js';
import { compactStyle } from './compact-style.js';

/** The scroll container of a month grid, with the styles for everything in it. */
export const MonthRoot = styled.div<{ 'data-compact'?: '' | undefined }>`
  ${entryStyle}
  ${cellStyle}
  ${monthStyle}
  ${segmentStyle}
  ${narrowCellStyle}
  ${({ 'data-compact': compact }) => compact === '' && compactStyle}
`;

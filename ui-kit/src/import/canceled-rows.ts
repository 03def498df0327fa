import { comparable } from './cell-text.js';
import { readBoolean } from './read-value.js';

const CANCELED =
  /^(?:cancell?ed|called off|dropped|scrapped|cancelad[oa]|abgesagt|storniert|annulée?|annullat[oa]|geannuleerd|inställ[td]|aflyst|avlyst|peruttu|anulowan[aeoy]|odwołan[aeoy]|zrušeno|отменено|скасовано|iptal(?: edildi)?|elmarad|anulat|已?取消|中止|キャンセル|취소됨?)$/u;
const ARCHIVED = /^(?:archived|archiviert|archivée?|archivad[oa]|archiviat[oa]|gearchiveerd)$/u;

/** Returns whether a cell says that its row is no longer planned: a status such as 'Canceled', or a mark below 'Archived'. */
export const isCanceled = (cell: string, header: string): boolean =>
  CANCELED.test(comparable(cell)) || (ARCHIVED.test(comparable(header)) && readBoolean(cell) === true);

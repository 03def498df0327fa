/** A time of day and its difference from UTC, in minutes. */
export interface Instant {
  time: number;
  offset: number;
}

const ZONES: Readonly<Record<string, number>> = {
  ...{ z: 0, utc: 0, gmt: 0, wet: 0, west: 60, bst: 60, cet: 60, mez: 60, cest: 120, mesz: 120, eet: 120 },
  ...{ eest: 180, msk: 180, jst: 540, kst: 540, aest: 600, aedt: 660, est: -300, edt: -240, cdt: -300 },
  ...{ mst: -420, mdt: -360, pst: -480, pdt: -420 },
};
const TIME =
  /(?:(T)|,?\s+(?:(?:at|um|à|as|às|a las|alle(?: ore)?|ore|o|om|klo|saat|в|о)\s+|@\s*|kl\.?\s*|-\s+)?)(\d{1,2})(?:[:h](\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*([ap]\.?\s?m\.?)?(?:\s*(?:uhr|h)\b)?(?:(?<!:\d{2}:\d{2}(?:[.,]\d+)?|T\d{2}:\d{2})\s*(?:[-–—→⟶]|to)\s*\d{1,2}:\d{2}\s*(?:[ap]\.?\s?m\.?)?(?![:\d]))?\s*\(?((?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|[A-Z]{1,4})?\)?(?:\s*\([^)]*\))?$/i;

/** A time such as '上午9点', '午後3時' and '오전 10시'. */
const EAST_ASIAN_TIME =
  /[,、]?\s*(?:上午|早上|凌晨|中午|下午|晚上|午前|午後|朝|夜|오전|오후|아침|저녁|밤|(?<=[日号號일)]))\s*(\d{1,2})(?::\d{2}|[点點時时시](?:\s*\d{1,2}\s*[分분]|半|\s*반)?)$/u;

/** Returns the difference of a time zone from UTC in minutes, or null if the zone is unknown. */
function offsetOf(zone: string): number | null {
  const [, sign, hours, minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign === undefined) return ZONES[zone.toLowerCase()] ?? null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Separates the time of day and its zone from a date. */
export function withoutTime(text: string): { rest: string; instant: Instant | null } | null {
  const east = EAST_ASIAN_TIME.exec(text);
  if (east && Number(east[1]) <= 24) return { rest: text.slice(0, east.index).trim(), instant: null };
  const match = TIME.exec(text);
  if (!match) return null;
  const [found, , hours = '', minutes, , half, zone] = match;
  const isTime = minutes !== undefined || half !== undefined || /uhr|\dh$/i.test(found);
  if (!isTime || Number(hours) > 24) return null;
  const rest = text.slice(0, match.index).trim();
  if (zone === undefined) return { rest, instant: null };
  const offset = offsetOf(zone);
  if (offset === null) return null;
  const isAfternoon = half?.toLowerCase().startsWith('p');
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  const time = hour * 60 + Number(minutes ?? 0) + Number(match[4] ?? 0) / 60;
  return { rest, instant: { time, offset } };
}

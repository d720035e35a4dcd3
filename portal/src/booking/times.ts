/** The zone of this browser. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `Tuesday 3 March` */
export function dayIn(iso: string, zone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone });
  return format.format(new Date(iso)).replace(',', '');
}

/** `10:00` */
export function clockIn(iso: string, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(new Date(iso));
}

/** `Tuesday 3 March, 10:00–10:30` */
export function timeIn(starts: string, ends: string, zone: string): string {
  return `${dayIn(starts, zone)}, ${clockIn(starts, zone)}–${clockIn(ends, zone)}`;
}

/** `Europe/Berlin` as people read it. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** The moment of a day (`2026-03-29`) and a time (`10:00`) on the clocks of a zone; null where they leave it out. */
export function instantIn(day: string, time: string, zone: string): Date | null {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall)) return null;
  // What the clocks are ahead by, before a change and after it: one of the two fits.
  for (const around of [wall - DAY_MS, wall + DAY_MS]) {
    const at = wall - aheadAt(around, zone);
    if (at + aheadAt(at, zone) === wall) return new Date(at);
  }
  return null;
}

const DAY_MS = 86_400_000;

/** Milliseconds by which a zone is ahead of UTC at a moment. */
function aheadAt(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year, month, day, hour, minute, second } = parts as Record<string, number>;
  return Date.UTC(year!, month! - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

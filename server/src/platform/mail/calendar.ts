import { oneLine, plainText } from '../plain-text.ts';

/** What a mail brings into a calendar. */
export interface CalendarEvent {
  /** CANCEL takes back what a REQUEST with the same uid brought. */
  method: 'REQUEST' | 'CANCEL';
  /** The same for as long as it is the same event, whatever becomes of it. */
  uid: string;
  /** A higher one replaces what is known of it. */
  sequence: number;
  starts: Date;
  ends: Date;
  summary: string;
  place: string;
  note: string;
}

interface Invited {
  organizer: { name: string; address: string };
  /** An e-mail address: who else was invited is nobody's business. */
  attendee: string;
  /** When it is written. */
  stamp: Date;
}

/** An invitation by RFC 5545. Times are UTC: every calendar shows them in its own zone, and no change of the clocks moves them. */
export function renderCalendar(event: CalendarEvent, { organizer, attendee, stamp }: Invited): string {
  const { method, uid, sequence, starts, ends, summary, place, note } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Invitation//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escaped(oneLine(summary))}`,
    ...(place ? [`LOCATION:${escaped(oneLine(place))}`] : []),
    ...(note ? [`DESCRIPTION:${escaped(plainText(note))}`] : []),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`,
    // They have picked the time: nobody has to answer.
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20260301T093000Z` */
function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** A value of a parameter, which knows no escapes (RFC 5545, 3.2). */
function quoted(text: string): string {
  return `"${oneLine(text).replaceAll('"', '’')}"`;
}

const LONGEST_LINE = 75;

/** Lines of at most 75 bytes, the next beginning with a space; never within a character. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LONGEST_LINE) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

import { oneLine, plainText } from '../text/plain-text.ts';

/** A calendar event that an email carries. */
export interface CalendarEvent {
  /** CANCEL removes the event that a REQUEST with the same uid added. */
  method: 'REQUEST' | 'CANCEL';
  /** Stays the same when the event is moved or cancelled. */
  uid: string;
  /** A message with a higher sequence replaces earlier ones. */
  sequence: number;
  starts: Date;
  ends: Date;
  summary: string;
  place: string;
  note: string;
}

interface Invited {
  organizer: { name: string; address: string };
  /** An email address. Each invitation names only its recipient, so that attendees don't learn of each other. */
  attendee: string;
  /** When the invitation is generated. */
  stamp: Date;
}

/**
 * Renders an invitation (RFC 5545). Times are UTC, so that calendars convert them and changes of the clocks don't move
 * them.
 */
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
    // The attendee picked the time, so no reply is requested.
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

/** Quotes a parameter value, in which escapes are not possible (RFC 5545, 3.2). */
function quoted(text: string): string {
  return `"${oneLine(text).replaceAll('"', '’')}"`;
}

const LONGEST_LINE = 75;

/** Folds a line after 75 bytes, never within a character; continuation lines begin with a space. */
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

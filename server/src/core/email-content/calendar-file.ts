import { oneLine, plainText } from '../text/plain-text.ts';

/** A calendar event in an email. */
export interface CalendarEvent {
  /** `CANCEL` removes the event that a `REQUEST` with the same uid added. */
  method: 'REQUEST' | 'CANCEL';
  /** Stays the same if the event is moved or canceled. */
  uid: string;
  /** A message with a higher number replaces earlier messages. */
  sequence: number;
  starts: Date;
  ends: Date;
  summary: string;
  place: string;
  note: string;
}

interface Invited {
  organizer: { name: string; address: string };
  /**
   * Email address of the recipient. An invitation has no other attendees, so that they do not see each other's
   * addresses.
   */
  attendee: string;
  /** Time at which the invitation was generated. */
  stamp: Date;
}

/**
 * Renders an invitation (RFC 5545). Times are in UTC: calendars convert them to local time, and a change of daylight
 * saving time does not move them.
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
    // No reply is requested, because the attendee picked the time.
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Formats a time in UTC: `20260301T093000Z`. */
function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Quotes a parameter value. Quotes in the value are replaced, because they cannot be escaped (RFC 5545, 3.2). */
function quoted(text: string): string {
  return `"${oneLine(text).replaceAll('"', '’')}"`;
}

const LONGEST_LINE = 75;

/** Folds a line after 75 bytes, but not inside a character. Continuation lines begin with a space. */
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

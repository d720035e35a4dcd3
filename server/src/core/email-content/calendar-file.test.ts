import { expect, test } from 'vitest';
import { type CalendarEvent, renderCalendar } from './calendar-file.ts';

const EVENT: CalendarEvent = {
  method: 'REQUEST',
  uid: '4a6f@crewdock.example',
  sequence: 0,
  starts: new Date('2026-03-29T08:00:00Z'),
  ends: new Date('2026-03-29T08:45:00Z'),
  summary: 'Interview: Ada Lovelace and Senior developer; C++, C',
  place: 'https://meet.example.com/a,b;c',
  note: 'Bring:\r\n- a laptop\n- C:\\work',
};
const INVITED = {
  organizer: { name: 'Acme "Talent": Inc', address: 'no-reply@crewdock.example' },
  attendee: 'ada@example.com',
  stamp: new Date('2026-03-01T12:34:56.789Z'),
};

test('renders an invitation in iCalendar format', () => {
  expect(renderCalendar(EVENT, INVITED).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Invitation//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:4a6f@crewdock.example',
    'SEQUENCE:0',
    'DTSTAMP:20260301T123456Z',
    'DTSTART:20260329T080000Z',
    'DTEND:20260329T084500Z',
    String.raw`SUMMARY:Interview: Ada Lovelace and Senior developer\; C++\, C`,
    String.raw`LOCATION:https://meet.example.com/a\,b\;c`,
    String.raw`DESCRIPTION:Bring:\n- a laptop\n- C:\\work`,
    'STATUS:CONFIRMED',
    'ORGANIZER;CN="Acme ’Talent’: Inc":mailto:no-reply@crewdock.example',
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ada@examp',
    ' le.com',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('renders a cancellation of the same event', () => {
  const lines = renderCalendar({ ...EVENT, method: 'CANCEL', sequence: 3 }, INVITED).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:4a6f@crewdock.example', 'SEQUENCE:3']),
  );
});

test.each([
  'ä'.repeat(500),
  '🎉'.repeat(200),
  `a${'é😀'.repeat(99)}`,
  'x'.repeat(75 - 'SUMMARY:'.length),
  'a,;\\b '.repeat(80),
])('%# is read back unchanged from lines of at most 75 bytes', (summary) => {
  const text = renderCalendar({ ...EVENT, summary }, INVITED);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('�');
  expect(read(text).get('SUMMARY')).toBe(summary.trim());
});

test('user input cannot inject calendar lines', () => {
  const text = renderCalendar(
    { ...EVENT, summary: 'A\r\nATTENDEE:mailto:x@example.com', place: 'B\nMETHOD:CANCEL', note: 'C\rEND:VEVENT' },
    INVITED,
  );
  const names = text.split('\r\n').map((line) => line.split(/[:;]/)[0]);
  expect(names.filter((name) => name === 'ATTENDEE' || name === 'METHOD' || name === 'END')).toHaveLength(4);
});

/** Parses an iCalendar object: unfolds lines and removes escape characters (RFC 5545, 3.1 and 3.3.11). */
function read(text: string): Map<string, string> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+)(?:;[^:]*)?:(.*)$/.exec(line)!;
      return [name!, value!.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))];
    }),
  );
}

import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startSmtp, type TestSmtp } from '../../../../tests/support/smtp.ts';
import { createSmtp, type OutgoingMail, type Smtp } from './smtp.ts';

let server: TestSmtp;
const open: Smtp[] = [];

beforeAll(async () => {
  server = await startSmtp();
});

afterEach(() => {
  for (const smtp of open.splice(0)) smtp.close();
  server.mood = 'accept';
});

afterAll(() => server.close());

test('no answer after the whole mail was sent is reported as unanswered', async () => {
  server.mood = 'silent';
  // The timeout is long enough for the earlier steps even on a busy machine.
  await expect(send(server.url, { answer: 3000 })).rejects.toMatchObject({ kind: 'unanswered', reason: 'no answer' });
});

test('a connection that breaks after the whole mail was sent is reported as unanswered', async () => {
  server.mood = 'silent';
  void server.reached(server.seen + 1).then(() => server.hangUp());
  await expect(send(server.url)).rejects.toMatchObject({ kind: 'unanswered' });
});

test('a server that sends no greeting, or disconnects before it has the mail, is reported as unavailable', async () => {
  const mute = await listen(() => {});
  await expect(send(mute.url, { greeting: 200 })).rejects.toMatchObject({ kind: 'away' });
  const rude = await listen((socket) => {
    socket.write('220 hello\r\n');
    socket.on('data', (data) =>
      data.toString().startsWith('EHLO') ? socket.write('250 hello\r\n') : socket.destroy(),
    );
  });
  await expect(send(rude.url)).rejects.toMatchObject({ kind: 'away' });
  for (const each of [mute, rude]) await each.close();
});

test('an abort ends the attempt with the abort reason, not with an error of the server', async () => {
  server.mood = 'silent';
  const ending = new AbortController();
  void server.reached(server.seen + 1).then(() => ending.abort(new Error('the server ends')));
  await expect(send(server.url, {}, ending.signal)).rejects.toThrow('the server ends');
});

test('a calendar event is sent as an alternative part and as an attached file', async () => {
  const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
  const before = server.mails.length;
  await send(server.url, {}, undefined, { calendar, calendar_method: 'CANCEL' });
  const { text, attachments } = server.mails[before]!;
  expect(text).toContain('Hello');
  const parts = attachments.map(({ mimeType, filename, method }) => ({ mimeType, filename, method }));
  expect(parts).toContainEqual(expect.objectContaining({ mimeType: 'text/calendar', method: 'CANCEL' }));
  expect(parts).toContainEqual(expect.objectContaining({ filename: 'invite.ics' }));
});

let written = 0;

function send(
  smtpUrl: string,
  patience: { greeting?: number; answer?: number } = {},
  signal = new AbortController().signal,
  more: Partial<OutgoingMail> = {},
): Promise<void> {
  const smtp = createSmtp(
    { smtpUrl, mailFrom: 'post@example.com', databaseUrl: undefined },
    { greeting: 10_000, answer: 10_000, ...patience },
  );
  open.push(smtp);
  return smtp.send({ ...MAIL, ...more, message_id: `<${++written}@example.com>` }, signal);
}

const MAIL: OutgoingMail = {
  message_id: '',
  sender: 'Crewdock',
  recipient: 'ada@example.com',
  reply_to: null,
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  created_at: new Date(),
  unsubscribe_url: null,
  calendar: null,
  calendar_method: null,
};

async function listen(welcome: (socket: Socket) => void): Promise<{ url: string; close(): Promise<unknown> }> {
  const sockets = new Set<Socket>();
  const listener: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    welcome(socket);
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      return once(listener.close(), 'close');
    },
  };
}

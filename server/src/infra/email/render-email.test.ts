import { getContrastRatio } from '@crewdock/contract/brand';
import { isolatedText } from '@crewdock/contract/isolated-text';
import { expect, test } from 'vitest';
import type { CompanyRow } from '../../core/identity/company.ts';
import { createOrigins } from '../../core/config/origins.ts';
import type { Letter } from '../../core/email-content/email-message.ts';
import { fromName, renderLetter } from './render-email.ts';

const origins = createOrigins(new URL('https://jobs.example.com'));
const letter: Letter = {
  subject: 'Activate your account',
  heading: 'One more step',
  paragraphs: ['Follow the link.', 'Or see https://jobs.example.com/login and https://evil.example.com/login.'],
  button: { label: 'Activate', url: 'https://jobs.example.com/activate/a?b=1&c=2' },
  footnote: 'It works once.',
};
const company: CompanyRow = {
  id: 1,
  slug: 'sunrise',
  name: 'Sunrise Staffing',
  domain: null,
  logo: '/files/logo.png',
  logo_dark: null,
  brand_color: '#ffb020',
  font_color: '#fff3d6',
  header_title: null,
  resume_template: null,
  market_enabled: true,
  interview_booking_enabled: false,
  card_id_publicly_visible: true,
  allowed_origins: [],
  message_addresses: [],
  mail_sender: null,
  mail_reply_to: null,
  postal_address: '1 Quay Street\nPorto',
  consent_text: null,
  created_at: new Date(),
  deletion_due: null,
  version: 1,
  staff_words: null,
  words_version: 0,
};

test('the HTML and the text part contain the same content', () => {
  const { subject, html, text } = renderLetter(letter, null, origins);
  expect(subject).toBe('Activate your account');
  for (const words of [letter.heading, 'Follow the link.', 'Activate', 'It works once.', 'Crewdock']) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(text).toContain('\nhttps://jobs.example.com/activate/a?b=1&c=2\n');
  expect(html).toContain('href="https://jobs.example.com/activate/a?b=1&amp;c=2"');
});

test('cards appear in both parts, in order, each with its own link', () => {
  const card = (name: string) => ({
    subject: `${name} was proposed`,
    heading: 'A proposal',
    paragraphs: [`${name} & co.`],
    button: { label: `Open ${name}`, url: `https://jobs.example.com/my/${name}?a=1&b=2` },
    footnote: `By ${name}.`,
  });
  const cards = [card('Ada'), card('Bela')];
  const { html, text } = renderLetter({ subject: 'Two', heading: 'Two', paragraphs: [], cards }, null, origins);
  for (const part of [html, text]) {
    expect(part).toMatch(
      /Two[^]*Ada was proposed[^]*Open Ada[^]*By Ada\.[^]*Bela was proposed[^]*Open Bela[^]*By Bela\./,
    );
  }
  expect(text).toContain('\n\nAda was proposed\n\nAda & co.\n\nOpen Ada:\nhttps://jobs.example.com/my/Ada?a=1&b=2\n');
  expect(html).toContain('href="https://jobs.example.com/my/Bela?a=1&amp;b=2"');
  expect(html).toContain('Ada &amp; co.');
  // Preview text: the headings of the cards.
  expect(html).toContain('>Ada was proposed · Bela was proposed&#8199;');
});

test('a company’s mail contains only the company’s name, colours and portal', () => {
  const plain = { subject: 'Hello', heading: 'Hello', paragraphs: ['How are you?'] };
  const { html, text } = renderLetter(plain, company, origins);
  for (const part of [html, text]) {
    expect(part).toContain('Sunrise Staffing');
    expect(part).toContain('https://sunrise.jobs.example.com');
    expect(part).toMatch(/1 Quay Street(, |\n)Porto/);
    expect(part).not.toMatch(/crewdock/i);
  }
  expect(html).toContain('src="https://sunrise.jobs.example.com/files/logo.png"');
  expect(html).toContain('background-color:#ffb020');
});

test('the company’s name has enough contrast on the company’s colour', () => {
  const { html } = renderLetter(letter, company, origins);
  const [, color] = /<a href="https:\/\/sunrise[^>]*color:(#[0-9a-f]{6})/.exec(html)!;
  expect(getContrastRatio('#ffb020', color!)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  null,
  '/elsewhere/acme.svg',
  'http://cdn.example.com/logo.png',
  '//evil.example.com/a.png',
  'javascript:alert(1)',
])('without a usable logo only the name is shown: %s', (logo) =>
  expect(renderLetter(letter, { ...company, logo }, origins).html).not.toContain('<img'),
);

test('user input is escaped', () => {
  const evil = `<img src=x onerror=alert(1)>"'&</td>`;
  const { html } = renderLetter(
    {
      subject: evil,
      heading: evil,
      paragraphs: [evil],
      footnote: evil,
      button: { label: evil, url: `https://a/"${evil}` },
    },
    { ...company, name: evil, logo: `https://a/"${evil}.png` },
    origins,
  );
  expect(html).not.toContain('<img src=x');
  const withoutValues = html.replaceAll(/"[^"]*"/g, '""');
  expect(withoutValues).not.toMatch(/<[a-z][^>]*\sonerror=/);
  expect(html.match(/<\/td>/g)).toHaveLength(renderLetter(letter, company, origins).html.match(/<\/td>/g)!.length);
});

test('answers are buttons, followed by the letter’s button as a link', () => {
  const answers = [
    { label: 'Yes <b>', url: 'https://jobs.example.com/a?b=1&answer=yes' },
    { label: 'No', url: 'https://jobs.example.com/a?b=1&answer=no' },
  ];
  const { html, text } = renderLetter({ ...letter, answers }, null, origins);
  expect(html.match(/class="on-fill" href="[^"]+"/g)).toEqual([
    'class="on-fill" href="https://jobs.example.com/a?b=1&amp;answer=yes"',
    'class="on-fill" href="https://jobs.example.com/a?b=1&amp;answer=no"',
  ]);
  expect(html).toContain('>Yes &lt;b&gt;</a>');
  expect(html).toMatch(/class="link" href="https:\/\/jobs\.example\.com\/activate\/a\?b=1&amp;c=2"[^>]*>Activate<\/a>/);
  expect(text).toMatch(/Yes <b>:\n\S+answer=yes\n\nNo:\n\S+answer=no\n\nActivate:\n/);
});

test('only the portal’s own addresses become links', () => {
  const { html } = renderLetter(letter, null, origins);
  expect(html).toContain('href="https://jobs.example.com/login"');
  expect(html).not.toContain('href="https://evil.example.com');
  const tricks = ['https://jobs.example.com.evil.com/', 'https://jobs.example.com@evil.com/', 'javascript:alert(1)'];
  const { html: tricked } = renderLetter({ ...letter, paragraphs: tricks }, null, origins);
  expect(tricked).not.toMatch(/href="[^"]*(evil|javascript)/);
});

test('a name cannot add header lines or change the text direction', () => {
  const name = 'Eve\r\nBcc: everybody@example.com\u202Egro.elpmaxe\u0000';
  const { subject, html, text } = renderLetter(
    { ...letter, subject: name, heading: name },
    { ...company, name },
    origins,
  );
  expect(subject).toBe('Eve Bcc: everybody@example.com gro.elpmaxe');
  // oxlint-disable-next-line no-control-regex
  for (const part of [subject, html, text]) expect(part).not.toMatch(/[\r\0\u202A-\u202E\u2066-\u2069]/);
});

test('a right-to-left name is isolated from the words around it, in the subject, the HTML part and the text part', () => {
  const name = isolatedText('דנה לוי');
  const heading = `${name} was proposed for ${isolatedText('مهندس')} (remote)`;
  const { subject, html, text } = renderLetter(
    { subject: heading, heading, paragraphs: [`By ${name}.`] },
    null,
    origins,
  );
  expect(subject).toBe('\u2068דנה לוי\u2069 was proposed for \u2068مهندس\u2069 (remote)');
  expect(text).toContain(`${subject}\n\nBy \u2068דנה לוי\u2069.`);
  expect(html).toMatch(
    /<h1 [^>]*dir="auto"[^>]*><bdi dir="auto">דנה לוי<\/bdi> was proposed for <bdi dir="auto">مهندس<\/bdi>/,
  );
  expect(html).toMatch(/<p [^>]*dir="auto"[^>]*>By <bdi dir="auto">דנה לוי<\/bdi>\.<\/p>/);
});

test('an isolate that a user has typed cannot extend beyond its line or contain other formatting characters', () => {
  const paragraphs = ['\u2068one\ntwo\u2069 \u2068a\u202Eב\u2069 \u2069three'];
  expect(renderLetter({ ...letter, paragraphs }, null, origins).text).toContain(' one\ntwo  \u2068a ב\u2069  three');
});

test.each([
  ['Acme support@bank.example', 'Acme support bank.example'],
  ['support＠bank.example', 'support bank.example'],
  ['support﹫bank.example', 'support bank.example'],
  ['"support@bank.example" <a@b.example>', '"support bank.example" <a b.example>'],
  ['=?utf-8?q?support=40bank.example?=', 'utf-8?q?support=40bank.example?='],
  ['Bank & Söhne (Jobs)', 'Bank & Söhne (Jobs)'],
])('the sender name %s is sent without an address', (mail_sender, sent) => {
  expect(fromName({ name: 'Acme', mail_sender })).toBe(sent);
  expect(fromName({ name: mail_sender, mail_sender: null })).toBe(sent);
});

test('the company’s name is sent instead of a sender name of at signs only', () => {
  expect(fromName({ name: 'Acme', mail_sender: '@ ＠' })).toBe('Acme');
});

test('line breaks of a message are kept', () => {
  const { html, text } = renderLetter({ ...letter, paragraphs: ['one\r\ntwo'] }, null, origins);
  expect(html).toContain('one<br>two');
  expect(text).toContain('one\ntwo');
});

test('an SVG logo of the demo is replaced by its PNG', () => {
  const { html } = renderLetter(letter, { ...company, logo: '/demo/sunrise.svg' }, origins);
  expect(html).toContain('<img src="https://sunrise.jobs.example.com/demo/sunrise.png"');
});

test('the header uses the brand colour, and the button a visible variant of it', () => {
  const { html } = renderLetter(letter, { ...company, brand_color: '#ffffff', font_color: '#111111' }, origins);
  expect(html).toContain('class="inner" bgcolor="#ffffff"');
  expect(html).not.toContain('class="fill" bgcolor="#ffffff"');
});

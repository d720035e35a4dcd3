import { escapeHtml } from '../../core/text/escape-html.ts';
import { formatUtcShortDate } from '../../core/text/short-date.ts';

/** An email as shown in the mailbox. */
export interface KeptMail {
  id: string;
  to: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  message_id: string;
  /** The company on whose behalf the email is sent; null for Crewdock itself. */
  company: string | null;
  created: Date;
  sent: Date | null;
  /** When batching ends; null when the email is not batched. */
  gathers_until: Date | null;
}

/** Renders the list of all emails, newest first. */
export function listPage(mails: KeptMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, company, created, gathers_until }) => `<li><a href="/dev/mail/${id}">
<span class="subject">${escapeHtml(subject)}</span>
<span class="to">${escapeHtml(to)}</span>
<span class="from">${escapeHtml(company ?? 'Crewdock')}</span>
${gathers_until ? `<span class="until">waits for more until ${time(gathers_until)}</span>` : ''}
${time(created)}
</a></li>`,
  );
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  const list = rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : `<p class="empty">${EMPTY}</p>`;
  return page(
    'Mailbox',
    `<header><h1>Mailbox</h1><p>${count} · <a href="/dev/mail">Look again</a></p></header>
<p class="note">Without <code>SMTP_URL</code> mails stay here. Only this machine can see them.</p>
${list}`,
  );
}

const EMPTY = 'No mails yet. Sign up, reset a password or write a message, and look again.';

/** Renders one email: its HTML in a sandboxed frame, and its text. */
export function mailPage(mail: KeptMail): string {
  const { subject, company, to, reply_to, created, message_id, html, text } = mail;
  const facts = [
    ['From', company ?? 'Crewdock'],
    ['To', to],
    ['Reply to', reply_to],
    ['Message-ID', message_id],
  ];
  const rows = facts.map(([name, value]) => (value ? `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>` : ''));
  // Links open in a new tab, because the sandboxed frame blocks scripts and forms.
  const framed = html.replace('<head>', '<head><base target="_blank">');
  return page(
    subject,
    `<p><a href="/dev/mail">← Mailbox</a></p>
<header><h1>${escapeHtml(subject)}</h1><p>${time(created)}</p></header>
<dl>${rows.join('\n')}</dl>
${waiting(mail)}<h2>HTML</h2>
<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed)}"></iframe>
<h2>Text</h2>
<pre tabindex="0">${escapeHtml(text)}</pre>`,
  );
}

function waiting({ id, gathers_until }: KeptMail): string {
  if (!gathers_until) return '';
  return `<form method="post" action="/dev/mail/${id}/now">
<p>Waits for more of the same person until ${time(gathers_until)}. <button>Send it now</button></p>
</form>
`;
}

function time(date: Date): string {
  const instant = date.toISOString();
  return `<time datetime="${instant}">${formatUtcShortDate(date)}, ${instant.slice(11, 19)} UTC</time>`;
}

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
</head>
<body><main>${main}</main></body>
</html>
`;
}

const STYLE = `
:root {
  color-scheme: light dark;
  --surface: light-dark(#ffffff, #17181c); --text: light-dark(#1c2226, #eceef1);
  --muted: light-dark(#59616a, #aab0ba); --line: light-dark(#e1e4e7, #363a42);
  --hover: light-dark(#f5f6f7, #1f2126); --accent: light-dark(#0b6873, #6fd3d9);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 32px 20px 64px; }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 24px; }
h1 { margin: 0; font-size: 22px; line-height: 30px; overflow-wrap: anywhere; }
h2 { margin: 28px 0 8px; font-size: 15px; }
p { margin: 0; color: var(--muted); }
a { color: var(--accent); text-underline-offset: 3px; }
a:focus-visible, pre:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.note { margin: 4px 0 24px; }
.empty { padding: 48px 0; border-top: 1px solid var(--line); text-align: center; }
ul { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--line); }
li { border-bottom: 1px solid var(--line); }
li a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 16px; padding: 10px 8px; color: inherit; text-decoration: none; }
li a:hover { background: var(--hover); }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.to, .from, time { color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
.from { order: 1; text-align: right; }
.until { order: 1; grid-column: 1 / -1; color: var(--muted); font-size: 14px; }
form { margin: 16px 0 0; }
button { font: inherit; }
li time { font-variant-numeric: tabular-nums; }
li .to { order: 1; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 16px; margin: 16px 0 0; font-size: 14px; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 620px; border: 1px solid var(--line); border-radius: 12px; resize: vertical; }
pre { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 12px; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.6 ui-monospace, monospace; }
@media (max-width: 540px) {
  main { padding: 20px 16px 48px; }
  li a { grid-template-columns: minmax(0, 1fr); }
  .from { text-align: left; }
}
`;

import { type BrandColors, brandTheme, STANDARD_COLORS } from '@crewdock/contract/brand';
import { type CompanyRow, getRasterLogoPath } from '../../core/identity/company.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import type { EmailLink, Letter, PlainLetter, Sender } from '../../core/email-content/email-message.ts';

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * Returns the styles for mail programs that support a dark mode. Other programs use the light colors in the style
 * attributes.
 */
const dark = ({ accent, brand, onBrand }: BrandColors) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background-color: #111214 !important; }
    .card, .rule { background-color: #1d1f24 !important; border-color: #34373f !important; }
    .text { color: #eceef1 !important; }
    .muted { color: #b3b8c1 !important; }
    .link { color: ${accent} !important; }
    .fill { background-color: ${brand} !important; }
    .on-fill { color: ${onBrand} !important; }
  }
  @media (max-width: 480px) {
    .inner { padding-left: 20px !important; padding-right: 20px !important; }
  }`;

/** Renders the HTML part with tables and style attributes, which mail programs support. Readable without images. */
export function letterHtml(letter: Letter, { name, origin, address }: Sender, company: CompanyRow | null): string {
  const { brand_color, font_color } = company ?? STANDARD_COLORS;
  const theme = brandTheme(brand_color, font_color);
  const { header, onHeader, brand, onBrand, accent } = theme.light;
  const sender = escapeHtml(name);
  const site = escapeHtml(origin);
  const small = `font:400 13px/20px ${FONT};color:#5b616b`;
  const link = (url: string) => `<a class="link" href="${url}" style="color:${accent};word-break:break-all">${url}</a>`;
  const lines = (text: string) => isolated(linked(text, origin, link)).replaceAll('\n', '<br>');
  const title = (text: string) => isolated(escapeHtml(text));
  const paragraphs = (texts: string[]) =>
    texts
      .map(
        (text) =>
          `<p class="text" dir="auto" style="margin:0 0 16px;font:400 16px/25px ${FONT};color:#1c1f24;word-break:break-word">${lines(text)}</p>`,
      )
      .join('\n');
  const footnote = (text: string | undefined) =>
    text ? `<p class="muted" dir="auto" style="margin:0 0 16px;${small};word-break:break-word">${lines(text)}</p>` : '';
  const cards = (letter.cards ?? []).map(
    (card) => `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%">
<tr><td class="rule" style="border-top:1px solid #e2e4e8;padding:20px 0 4px">
<h2 class="text" dir="auto" style="margin:0 0 12px;font:600 18px/26px ${FONT};color:#1c1f24;word-break:break-word">${title(card.subject)}</h2>
${paragraphs(card.paragraphs)}
${cardLinks(card, accent)}${backLink(card, accent)}${footnote(card.footnote)}
</td></tr>
</table>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(letter.subject)}</title>
<style>${dark(theme.dark)}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f3f4f6;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preheader(letter)}</div>
<div role="article" aria-roledescription="email" aria-label="${escapeHtml(letter.subject)}" lang="en">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f3f4f6">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="inner" bgcolor="${header}" style="background-color:${header};border-radius:12px 12px 0 0;padding:18px 32px">
<a href="${site}/" style="font:600 17px/28px ${FONT};color:${onHeader};text-decoration:none;word-break:break-word">${logo(company, origin)}${sender}</a>
</td></tr>
<tr><td class="card inner" style="background-color:#ffffff;border:1px solid #e2e4e8;border-top:0;border-radius:0 0 12px 12px;padding:32px 32px 20px">
<h1 class="text" dir="auto" style="margin:0 0 16px;font:600 22px/30px ${FONT};color:#1c1f24;word-break:break-word">${title(letter.heading)}</h1>
${paragraphs(letter.paragraphs)}
${buttons(letter, { brand, onBrand, accent, link, small })}${backLink(letter, accent)}${footnote(letter.footnote)}${cards.join('\n')}
</td></tr>
<tr><td class="inner" style="padding:16px 32px">
<p class="muted" style="margin:0;${small};word-break:break-word"><bdi dir="auto">${sender}</bdi> · ${link(site)}${address.length > 0 ? `<br><bdi dir="auto">${escapeHtml(address.join(', '))}</bdi>` : ''}</p>
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

/**
 * Renders the preview text for lists of emails, padded with invisible characters so that mail programs do not append
 * the body.
 */
function preheader({ paragraphs, cards = [] }: Letter): string {
  const first = paragraphs[0] ?? cards.map(({ subject }) => subject).join(' · ');
  return `${escapeHtml(first.replaceAll('\n', ' ').slice(0, 140))}${'&#8199;&#847; '.repeat(40)}`;
}

/** Renders the logo with the name, or only the name if the logo is an SVG, which mail programs do not show. */
function logo(company: CompanyRow | null, origin: string): string {
  const address = company?.logo && getRasterLogoPath(company.logo);
  if (!address || !/^(https:\/\/|\/(?!\/))/.test(address) || /\.svg($|[?#])/i.test(address)) return '';
  const src = escapeHtml(address.startsWith('/') ? `${origin}${address}` : address);
  return `<img src="${src}" alt="" height="28" style="height:28px;width:auto;max-width:180px;border:0;vertical-align:middle;margin-right:12px">`;
}

/** Renders plain links instead of buttons, because a batched email may have many cards. */
function cardLinks({ answers = [], button }: Pick<PlainLetter, 'answers' | 'button'>, accent: string): string {
  const targets = button ? [...answers, button] : answers;
  if (targets.length === 0) return '';
  const links = targets.map(
    ({ label, url }) =>
      `<a class="link" href="${escapeHtml(url)}" style="color:${accent};margin-right:16px">${escapeHtml(label)}</a>`,
  );
  return `<p style="margin:0 0 16px;font:600 16px/24px ${FONT}">${links.join('\n')}</p>
`;
}

function backLink({ back }: PlainLetter, accent: string): string {
  if (!back) return '';
  return `<p style="margin:0 0 16px;font:400 16px/24px ${FONT}"><a class="link" href="${escapeHtml(back.url)}" style="color:${accent};word-break:break-word">${escapeHtml(back.label)}</a></p>
`;
}

interface ButtonLook {
  brand: string;
  onBrand: string;
  accent: string;
  link: (url: string) => string;
  small: string;
}

/** Renders the possible replies as buttons with a link below, or a button followed by its URL as text for copying. */
function buttons({ answers, button }: Letter, { accent, link, small, ...look }: ButtonLook): string {
  if (answers) return `${buttonRow(answers, look)}${cardLinks({ ...(button && { button }) }, accent)}`;
  if (!button) return '';
  return `${buttonRow([button], look)}<p class="muted" style="margin:0 0 16px;${small}">If the button doesn’t work, open this address:<br>${link(escapeHtml(button.url))}</p>
`;
}

/** Renders buttons as colored table cells, which all mail programs show. */
function buttonRow(targets: EmailLink[], { brand, onBrand }: Pick<ButtonLook, 'brand' | 'onBrand'>): string {
  const cells = targets.map(
    ({ label, url }) => `<td class="fill" bgcolor="${brand}" style="background-color:${brand};border-radius:8px">
<a class="on-fill" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;font:600 16px/24px ${FONT};color:${onBrand};text-decoration:none">${escapeHtml(label)}</a>
</td>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px">
<tr>${cells.join('<td width="12"></td>')}</tr>
</table>
`;
}

/** Replaces Unicode isolates with elements, because some mail programs remove the characters. */
function isolated(html: string): string {
  return html.replaceAll(/\u2068([^\u2068\u2069]*)\u2069/g, '<bdi dir="auto">$1</bdi>');
}

/** Escapes text. Only URLs of the portal become links, so that users cannot add links to other sites. */
function linked(text: string, origin: string, link: (url: string) => string): string {
  return text
    .split(/(https?:\/\/[^\s<>"\u2068\u2069]*[^\s<>".,;:!?)\u2068\u2069])/)
    .map((part) => (part === origin || part.startsWith(`${origin}/`) ? link(escapeHtml(part)) : escapeHtml(part)))
    .join('');
}

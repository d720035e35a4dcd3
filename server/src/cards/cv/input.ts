import { brandTheme, STANDARD_COLORS } from '@crewdock/contract/brand';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Context } from '../../core/context/context.ts';
import { plainText } from '../../core/text/plain-text.ts';
import { editableCards } from '../conditions.ts';
import { canEdit } from '../policy.ts';
import { presentTalentProfile, presentTalent } from '../present.ts';
import type { TalentRow } from '../queries.ts';
import { sanitizeRichText } from '../../core/text/rich-text.ts';
import { type CvContent, cvContent, type CvContactDetails } from './content.ts';
import type { CvInput } from './document.ts';
import { type JsonResume, toJsonResume } from './json-resume.ts';
import { loadPdfLogo } from './logo.ts';
import { toResumeTemplate } from './template.ts';
import type { WithNames } from '../../dictionaries/names.ts';

/** Brand of portals without a company. */
const CREWDOCK = { name: 'Crewdock', ...STANDARD_COLORS, resume_template: null };
const PHOTO_SIDE = 320;

type Asked = Pick<Context, 'db' | 'actor' | 'company' | 'files' | 'now'> & WithNames;

/** Loads the content of a talent's CV as the requester may see it. */
export async function loadCvContent(card: TalentRow, asked: Asked): Promise<CvContent> {
  return (await loadCv(card, asked)).content;
}

/** Loads a talent's CV as the requester may see it, for the PDF and as JSON Resume. */
export async function loadCv(card: TalentRow, asked: Asked): Promise<{ content: CvContent; resume: JsonResume }> {
  const [names, reach] = await Promise.all([asked.names(), reachFor(card, asked)]);
  const shown = {
    ...presentTalent(card, names),
    ...presentTalentProfile(card),
    summary: sanitizeRichText(plainText(card.summary)),
  };
  const told = card.cv_shows_rates ? shown : { ...shown, hourly_rate: null, monthly_rate: null };
  return { content: cvContent(told, reach, asked.now), resume: toJsonResume(told, reach, card.modified_at) };
}

/** Loads the input for the PDF of a talent, with the design and brand of the request's portal. */
export async function cvInput(card: TalentRow, asked: Asked): Promise<CvInput> {
  const { name, brand_color, font_color, resume_template } = asked.company ?? CREWDOCK;
  const { header, onHeader, accent } = brandTheme(brand_color, font_color).light;
  const { content, resume } = await loadCv(card, asked);
  return {
    content,
    resume: JSON.stringify(resume),
    brand: { name, brand: header, onBrand: onHeader, accent },
    design: toResumeTemplate(resume_template),
    photo: await photoOf(card, asked),
    logo: await loadPdfLogo(asked.company, asked.files),
    modified: card.modified_at.toISOString(),
  };
}

/**
 * Returns the owner's contact details if the requester may edit the card or has a confirmed relation with it; otherwise
 * null.
 */
async function reachFor(card: TalentRow, { db, actor }: Asked): Promise<CvContactDetails | null> {
  if (actor.kind === 'visitor') return null;
  const { rows } = await sql<CvContactDetails>`
    select email, phone_number, skype, viber from person where id = ${card.owner_id} and anonymised_at is null
      and (${canEdit(actor, card)} or exists (
        select from relation r join request q on q.id = r.request_id
        where r.talent_id = ${card.id} and r.status in ('confirmed', 'proceeded') and ${editableCards('q', actor)}))`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Converts the photo to JPEG, because PDFs cannot contain WebP. */
async function photoOf({ photo }: TalentRow, { files }: Asked): Promise<string | null> {
  const bytes = photo && (await files.get(photo));
  if (!bytes) return null;
  const jpeg = await sharp(bytes).resize(PHOTO_SIDE, PHOTO_SIDE).flatten({ background: '#ffffff' }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

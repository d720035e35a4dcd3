import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import type { Found, ResumeBlockName, Where } from '@crewdock/contract/resumes';
import type { Dictionaries } from '../dictionaries.ts';
import { EMPTY, type FieldName, type Fields, isSame } from '../fields.ts';
import { grouped } from '../skills/order.ts';
import { written } from '../written.ts';
import type { Parts } from './useBlocks.ts';

/** What a CV says of one field, or of one entry of it. */
export interface Proposal {
  key: string;
  block: ResumeBlockName;
  field: FieldName;
  /** The field as the form has it; of a list that one entry alone. */
  value: Fields[FieldName];
  isEntry: boolean;
  sure: number;
  where: Where[];
}

/** How a proposal stands to what the form has: beside nothing, already there, instead of something else, or one too many. */
export type Standing = 'new' | 'same' | 'differs' | 'full';

/** What the parts that are read propose, in the order of the form. */
export function proposalsOf({ base, skills, summary, work_experience }: Parts): Proposal[] {
  return [
    ...(base.state === 'read' ? fromBase(base.told.found) : []),
    ...(skills.state === 'read'
      ? skills.told.found.map(({ value: { skill_image: image, ...skill }, ...found }, at) =>
          entry('skills', 'skills', { ...found, value: [{ ...skill, image }] }, at),
        )
      : []),
    ...(summary.state === 'read' && summary.told.found
      ? [single('summary', 'summary', { ...summary.told.found, value: htmlOf(summary.told.found.value) })]
      : []),
    ...(work_experience.state === 'read'
      ? work_experience.told.found.map(({ value: { to, ...job }, ...found }, at) =>
          entry(
            'work_experience',
            'work_experience',
            { ...found, value: [{ ...job, to: to ?? '', isCurrent: to === null }] },
            at,
          ),
        )
      : []),
  ];
}

/** As people read it. */
export function textOf({ field, value }: Proposal, known: Dictionaries): string {
  return written('talent', field, { ...EMPTY, [field]: value }, known);
}

/** What the form has instead; '' for nothing. */
export function insteadOf({ field }: Proposal, fields: Fields, known: Dictionaries): string {
  return written('talent', field, fields, known);
}

export function standingOf({ field, value, isEntry }: Proposal, fields: Fields): Standing {
  const now = fields[field];
  if (!isEntry) {
    if (isSame(now, value)) return 'same';
    return isSame(now, EMPTY[field]) ? 'new' : 'differs';
  }
  const there = identities(field, fields);
  if (there.includes(identities(field, { ...EMPTY, [field]: value })[0]!)) return 'same';
  return there.length >= limitOf(field) ? 'full' : 'new';
}

/** The form with it: an entry joins the others, anything else takes its field. */
export function withProposal(fields: Fields, { field, value, isEntry }: Proposal): Partial<Fields> {
  if (!isEntry) return { [field]: value };
  const list = [...(fields[field] as unknown[]), ...(value as unknown[])];
  return { [field]: field === 'skills' ? grouped(list as Fields['skills']) : list };
}

/** The form without it again: `before` is what its field had. */
export function withoutProposal(fields: Fields, proposal: Proposal, before: Fields[FieldName]): Partial<Fields> {
  const { field, value, isEntry } = proposal;
  if (!isEntry) return { [field]: before };
  const [key] = identities(field, { ...EMPTY, [field]: value });
  const keys = identities(field, fields);
  return { [field]: (fields[field] as unknown[]).filter((_, at) => keys[at] !== key) };
}

function fromBase({ links, languages, education, ...found }: Base): Proposal[] {
  const { name, title, seniority, english_level, hourly_rate, monthly_rate, country } = found;
  const amount = (rate: Found<number>) => ({ ...rate, value: { min: rate.value, max: null } });
  return [
    ...(name ? [single('base', 'name', name)] : []),
    ...(title ? [single('base', 'title', title)] : []),
    ...(seniority ? [single('base', 'seniority', seniority)] : []),
    ...(english_level ? [single('base', 'english_level', english_level)] : []),
    ...languages.map((language, at) => entry('base', 'languages', { ...language, value: [language.value] }, at)),
    ...(hourly_rate ? [single('base', 'hourly_rate', amount(hourly_rate))] : []),
    ...(monthly_rate ? [single('base', 'monthly_rate', amount(monthly_rate))] : []),
    ...(country ? [single('base', 'country', country)] : []),
    ...education.map(({ value, ...rest }, at) =>
      entry(
        'base',
        'education',
        {
          ...rest,
          value: [
            { ...value, from: value.from === null ? '' : `${value.from}`, to: value.to === null ? '' : `${value.to}` },
          ],
        },
        at,
      ),
    ),
    ...links.map(({ value, ...rest }, at) =>
      entry('base', 'links', { ...rest, value: [{ url: value.url, label: value.label ?? '' }] }, at),
    ),
  ];
}

type Base = Extract<Parts['base'], { state: 'read' }>['told']['found'];

function single<F extends FieldName>(block: ResumeBlockName, field: F, found: Found<Fields[F]>): Proposal {
  return { key: field, block, field, isEntry: false, ...found };
}

function entry<F extends FieldName>(block: ResumeBlockName, field: F, found: Found<Fields[F]>, at: number): Proposal {
  return { key: `${field}.${at}`, block, field, isEntry: true, ...found };
}

/** By what two entries of a field are the same one, whatever else they say. */
function identities(field: FieldName, fields: Fields): string[] {
  const plain = (...parts: (string | null)[]) => parts.map((part) => (part ?? '').trim().toLowerCase()).join('\n');
  switch (field) {
    case 'skills':
      return fields.skills.map(({ name }) => plain(name));
    case 'work_experience':
      return fields.work_experience.map(({ company, title, from }) => plain(company, title, from));
    case 'education':
      return fields.education.map(({ school, degree }) => plain(school, degree));
    case 'languages':
      return fields.languages.map(({ code }) => plain(code));
    case 'links':
      return fields.links.map(({ url }) => plain(url.replace(/\/$/, '')));
    default:
      throw new Error(`${field} is no list`);
  }
}

function limitOf(field: FieldName): number {
  const row = CARD_FIELDS[field];
  return 'max' in row ? row.max : Infinity;
}

/** A text becomes paragraphs of a text, never markup. */
function htmlOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split('\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}

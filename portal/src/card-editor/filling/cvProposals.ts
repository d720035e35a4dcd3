import type { Found, ResumeBlockName } from '@crewdock/contract/resumes';
import { formatBlocksAsHtml } from '@crewdock/contract/paragraphs';
import { createItemProposal, type FieldProposal, createFieldProposal } from './proposals.ts';
import type { ResumeBlockState, Parts } from './useBlocks.ts';

/** Returns the proposals of a parsed CV section, in the order of the form; empty until the section is parsed. */
export function getCvProposals<B extends ResumeBlockName>(block: B, parts: Pick<Parts, B>): FieldProposal[] {
  const part: ResumeBlockState = parts[block];
  if (part.state !== 'read') return [];
  const { told } = part;
  switch (told.block) {
    case 'base':
      return fromBase(told.found);
    case 'skills':
      return told.found.map(({ value: { skill_image: image, ...skill }, ...found }, at) =>
        createItemProposal('skills', { ...found, value: [{ ...skill, image }] }, at),
      );
    case 'summary': {
      const paragraphs = told.found?.value.split('\n').map((text) => ({ kind: 'text' as const, text }));
      return told.found && paragraphs
        ? [createFieldProposal('summary', { ...told.found, value: formatBlocksAsHtml(paragraphs) })]
        : [];
    }
    case 'work_experience':
      return told.found.map(({ value: { to, ...job }, ...found }, at) =>
        createItemProposal(
          'work_experience',
          { ...found, value: [{ ...job, to: to ?? '', isCurrent: to === null }] },
          at,
        ),
      );
  }
}

type Base = Extract<Parts['base'], { state: 'read' }>['told']['found'];

function fromBase({ links, languages, education, ...found }: Base): FieldProposal[] {
  const { name, title, seniority, english_level, hourly_rate, monthly_rate, country } = found;
  const amount = (rate: Found<number>) => ({ ...rate, value: { min: rate.value, max: null } });
  const year = (told: number | null) => (told === null ? '' : `${told}`);
  return [
    ...(name ? [createFieldProposal('name', name)] : []),
    ...(title ? [createFieldProposal('title', title)] : []),
    ...(seniority ? [createFieldProposal('seniority', seniority)] : []),
    ...(english_level ? [createFieldProposal('english_level', english_level)] : []),
    ...languages.map((language, at) => createItemProposal('languages', { ...language, value: [language.value] }, at)),
    ...(hourly_rate ? [createFieldProposal('hourly_rate', amount(hourly_rate))] : []),
    ...(monthly_rate ? [createFieldProposal('monthly_rate', amount(monthly_rate))] : []),
    ...(country ? [createFieldProposal('country', country)] : []),
    ...education.map(({ value, ...rest }, at) =>
      createItemProposal(
        'education',
        { ...rest, value: [{ ...value, from: year(value.from), to: year(value.to) }] },
        at,
      ),
    ),
    ...links.map(({ value, ...rest }, at) =>
      createItemProposal('links', { ...rest, value: [{ url: value.url, label: value.label ?? '' }] }, at),
    ),
  ];
}

import { expect, test } from 'vitest';
import { EMPTY_FIELDS } from '../fields.ts';
import { getCvProposals } from './cvProposals.ts';
import { type FieldProposal, getProposalState, withoutProposal, withProposal } from './proposals.ts';
import { BLOCKS, type Parts } from './useBlocks.ts';

const told = { source: 'local' as const, scanned: false, pages: [] };
const found = <T>(value: T) => ({ value, sure: 0.9, where: [] });
const skill = (id: number, name: string, is_main = false) => ({
  id,
  name,
  skill_image: null,
  experience: null,
  is_main,
});

const parts: Parts = {
  base: { state: 'reading' },
  skills: {
    state: 'read',
    told: { block: 'skills', found: [found(skill(1, 'Go', true)), found(skill(2, 'Rust'))], ...told },
  },
  summary: { state: 'read', told: { block: 'summary', found: found('Up & <b>down</b>\nAgain'), ...told } },
  work_experience: { state: 'failed', text: '', mayHelp: true },
};

const proposals = BLOCKS.flatMap((block) => getCvProposals(block, parts));
const [go, rust, summary] = proposals as [FieldProposal, FieldProposal, FieldProposal];

test('only parsed parts produce proposals', () => {
  expect(proposals.map(({ key }) => key)).toEqual(['skills.0', 'skills.1', 'summary']);
});

test('a summary becomes paragraphs with escaped markup', () => {
  expect(summary.value).toBe('<p>Up &amp; &lt;b&gt;down&lt;/b&gt;</p><p>Again</p>');
});

test('a proposal is marked as new, different, already present or over the limit', () => {
  expect(getProposalState(summary, EMPTY_FIELDS)).toBe('new');
  expect(getProposalState(summary, { ...EMPTY_FIELDS, summary: '<p>Own</p>' })).toBe('differs');
  const typed = { id: null, name: 'go', image: null, experience: 3, is_main: false };
  expect(getProposalState(go, { ...EMPTY_FIELDS, skills: [typed] })).toBe('same');
  const full = Array.from({ length: 60 }, (_, at) => ({ ...typed, name: `skill ${at}` }));
  expect(getProposalState(go, { ...EMPTY_FIELDS, skills: full })).toBe('full');
});

test('accepted entries are added to the existing entries, main skills first, and can be removed individually', () => {
  const own = { id: 7, name: 'SQL', image: null, experience: 2, is_main: false };
  const before = { ...EMPTY_FIELDS, skills: [own] };
  const one = { ...before, ...withProposal(before, rust) };
  const both = { ...one, ...withProposal(one, go) };
  expect(both.skills.map(({ name }) => name)).toEqual(['Go', 'SQL', 'Rust']);
  expect(withoutProposal(both, rust, before.skills).skills!.map(({ name }) => name)).toEqual(['Go', 'SQL']);
});

test('undoing a proposal restores the previous value of the field', () => {
  const before = { ...EMPTY_FIELDS, summary: '<p>Own</p>' };
  const after = { ...before, ...withProposal(before, summary) };
  expect(withoutProposal(after, summary, before.summary)).toEqual({ summary: '<p>Own</p>' });
});

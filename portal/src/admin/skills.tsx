import { skills } from '@crewdock/contract/staff/skills';
import { isolatedText } from '@crewdock/contract/isolated-text';
import Tags from 'lucide-react/icons/tags';
import { staffPage } from '../table/staffPage.tsx';
import { SkillPanel } from './skills/SkillPanel.tsx';
import { SKILL_STATE_LABELS } from './skills/words.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

/** Staff table of skills that users have entered, which staff approve or merge into a known skill. */
export const { Component, loader } = staffPage(skills, {
  title: 'Skills',
  path: '/admin-panel/skills',
  noun: ['skill', 'skills'],
  icon: Tags,
  nameOf: ({ name }) => name,
  columns: {
    name: {
      label: 'Name',
      width: 240,
      cell: ({ name }) => (
        <span>
          <UserText>{name}</UserText>
        </span>
      ),
    },
    is_approved: {
      label: 'Approved',
      width: 90,
      values: { true: 'Approved', false: 'Not approved' },
      told: (state) => state,
    },
    merged_into: {
      label: 'Merged into',
      width: 190,
      told: (name) => (name === 'None' ? 'On its own' : `Merged into ${isolatedText(name)}`),
    },
    cards: { label: 'Cards', width: 80 },
    made_by: { label: 'Typed by', width: 250 },
    company: { label: 'Portal', width: 140 },
    made: { label: 'Typed', width: 120 },
    is_public: { label: 'Read by', width: 110, values: { true: 'Everybody', false: 'Its makers' } },
    state: { label: 'State', width: 110, values: SKILL_STATE_LABELS, isHidden: true },
  },
  phone: ['is_approved', 'made_by'],
  start: { state: 'waiting' },
  keys: { v: { does: 'approve', edit: ({ is_approved }) => ['is_approved', !is_approved] } },
  empty: 'Skills that people type into cards, because there are none of that name, stand here.',
  panel: (skill, { onClose, edit }) => <SkillPanel skill={skill} onClose={onClose} edit={edit} />,
});

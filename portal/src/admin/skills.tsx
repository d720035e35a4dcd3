import { skills } from '@crewdock/contract/staff/skills';
import Badge from 'lucide-react/icons/badge';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Tags from 'lucide-react/icons/tags';
import { t } from '../i18n/translate.ts';
import { translateAll } from '../i18n/translateAll.ts';
import { staffPage } from '../table/staffPage.tsx';
import * as messages from './messages.ts';
import { SkillPanel } from './skills/SkillPanel.tsx';
import { SKILL_STATE_LABELS } from './skills/words.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

/** Staff table of skills that users have entered, which staff approve or merge into a known skill. */
export const { Component, loader } = staffPage(skills, () => ({
  title: t(messages.skillsTitle),
  path: '/admin-panel/skills',
  noun: [t(messages.skill), t(messages.skills)],
  icon: Tags,
  nameOf: ({ name }) => name,
  columns: {
    name: {
      label: t(messages.nameColumn),
      width: 240,
      cell: ({ name }) => (
        <span>
          <UserText>{name}</UserText>
        </span>
      ),
    },
    is_approved: {
      label: t(messages.approvedColumn),
      width: 90,
      values: { true: t(messages.approved), false: t(messages.notApproved) },
      told: (state) => state,
    },
    merged_into: {
      label: t(messages.mergedIntoColumn),
      width: 190,
      told: (name, choice) => (choice === null ? t(messages.notMerged) : t(messages.mergedInto, { skill: name })),
    },
    cards: { label: t(messages.cardsColumn), width: 80 },
    made_by: { label: t(messages.enteredByColumn), width: 250 },
    company: { label: t(messages.portalColumn), width: 140 },
    made: { label: t(messages.enteredColumn), width: 120 },
    is_public: {
      label: t(messages.visibleToColumn),
      width: 110,
      values: { true: t(messages.visibleToEveryone), false: t(messages.visibleToUsers) },
    },
    state: {
      label: t(messages.skillStateColumn),
      width: 110,
      values: translateAll(SKILL_STATE_LABELS),
      isHidden: true,
    },
  },
  states: {
    label: t(messages.approvedColumn),
    flags: [{ column: 'is_approved', on: BadgeCheck, off: Badge, tone: 'green' }],
  },
  phone: ['is_approved', 'made_by'],
  start: { state: 'waiting' },
  keys: { v: { does: t(messages.approve), edit: ({ is_approved }) => ['is_approved', !is_approved] } },
  empty: t(messages.skillsEmpty),
  panel: (skill, { onClose, edit }) => <SkillPanel skill={skill} onClose={onClose} edit={edit} />,
}));

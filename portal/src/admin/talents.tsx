import { talents } from '@crewdock/contract/staff/talents';
import { hourlyRate, monthlyRate } from '@crewdock/sdk/cards/rate';
import { RATE_ON_REQUEST } from '@crewdock/contract/missing-rate';
import UsersRound from 'lucide-react/icons/users-round';
import { staffPage } from '../table/staffPage.tsx';
import { CARD_KEYS, CARD_TOGGLES, createCardTableColumns } from './cards/cardColumns.tsx';
import { CardPanel } from './cards/CardPanel.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';

const { status, priority, is_active, is_on_hold, is_verified, active_relations, manager, ...others } =
  createCardTableColumns('requests');
const ONE = (amount: number | null) => (amount === null ? null : { min: amount, max: amount });

export const { Component, loader } = staffPage(talents, {
  title: 'Talents',
  path: '/admin-panel/talents',
  noun: ['talent', 'talents'],
  icon: UsersRound,
  nameOf: ({ name }) => name,
  columns: {
    name: {
      label: 'Name',
      width: 190,
      cell: ({ name }) => (
        <span>
          <UserText>{name}</UserText>
        </span>
      ),
    },
    title: { label: 'Title', width: 230 },
    status,
    priority,
    is_active,
    is_on_hold,
    is_verified,
    active_relations,
    hourly_rate: {
      label: 'Rate',
      width: 140,
      cell: (row) => hourlyRate(ONE(row.hourly_rate)) ?? monthlyRate(ONE(row.monthly_rate)) ?? RATE_ON_REQUEST,
    },
    manager,
    country: { label: 'Country', width: 130 },
    ...others,
    monthly_rate: { label: 'Monthly rate', width: 120, isHidden: true },
    needs_screening: {
      label: 'Screening',
      width: 100,
      values: { true: 'Needed', false: 'Not needed' },
      isHidden: true,
    },
  },
  phone: ['status', 'title'],
  start: {},
  toggles: [
    { column: 'is_active', label: 'Only active', on: '1', off: '', isFirstOn: true },
    ...CARD_TOGGLES,
    { column: 'needs_screening', label: 'Needs screening', on: '1', off: '' },
  ],
  keys: CARD_KEYS,
  empty: 'Talents that providers and developers publish stand here.',
  isPanelWide: true,
  panel: (talent, tools) => <CardPanel kind="talent" card={talent} called={talent.name} tools={tools} />,
});

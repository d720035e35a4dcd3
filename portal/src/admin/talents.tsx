import { talents } from '@crewdock/contract/staff/talents';
import { hourlyRate, monthlyRate } from '@crewdock/sdk/cards/rate';
import { RATE_ON_REQUEST } from '@crewdock/contract/missing-rate';
import UsersRound from 'lucide-react/icons/users-round';
import { t } from '../i18n/translate.ts';
import { staffPage } from '../table/staffPage.tsx';
import {
  createCardStates,
  createCardTableColumns,
  getCardTableKeys,
  getCardTableToggles,
} from './cards/cardColumns.tsx';
import { CardPanel } from './cards/CardPanel.tsx';
import * as messages from './messages.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

const ONE = (amount: number | null) => (amount === null ? null : { min: amount, max: amount });

/** Staff table of all talents. */
export const { Component, loader } = staffPage(talents, () => {
  const { status, priority, is_active, is_on_hold, is_verified, active_relations, manager, ...others } =
    createCardTableColumns('talent');
  return {
    title: t(messages.talentsTitle),
    path: '/admin-panel/talents',
    noun: [t(messages.talent), t(messages.talents)],
    icon: UsersRound,
    nameOf: ({ name }) => name,
    columns: {
      name: {
        label: t(messages.nameColumn),
        width: 190,
        cell: ({ name }) => (
          <span>
            <UserText>{name}</UserText>
          </span>
        ),
      },
      title: { label: t(messages.titleColumn), width: 230 },
      status,
      priority,
      is_active,
      is_on_hold,
      is_verified,
      active_relations,
      hourly_rate: {
        label: t(messages.rateColumn),
        width: 170,
        isAmount: true,
        cell: (row) => hourlyRate(ONE(row.hourly_rate)) ?? monthlyRate(ONE(row.monthly_rate)) ?? RATE_ON_REQUEST,
      },
      manager,
      country: { label: t(messages.countryColumn), width: 130 },
      ...others,
      monthly_rate: { label: t(messages.monthlyRateColumn), width: 120, isAmount: true, isHidden: true },
      needs_screening: {
        label: t(messages.screeningColumn),
        width: 100,
        values: { true: t(messages.screeningNeeded), false: t(messages.screeningNotNeeded) },
        isHidden: true,
      },
    },
    states: createCardStates(),
    phone: ['status', 'title'],
    start: { needs_screening: '1' },
    presets: [
      { column: 'needs_screening', label: t(messages.toScreen) },
      { column: 'is_waited_for', label: t(messages.needsReply) },
    ],
    toggles: [
      { column: 'is_active', label: t(messages.onlyActive), on: '1', off: '', isFirstOn: true },
      ...getCardTableToggles(),
      { column: 'needs_screening', label: t(messages.needsScreening), on: '1', off: '' },
    ],
    keys: getCardTableKeys(),
    empty: t(messages.talentsEmpty),
    isPanelWide: true,
    panel: (talent, tools) => <CardPanel kind="talent" card={talent} called={talent.name} tools={tools} />,
  };
});

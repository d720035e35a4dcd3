import { requests } from '@crewdock/contract/staff/requests';
import { hourlyRate, monthlyRate } from '@crewdock/sdk/cards/rate';
import { RATE_ON_REQUEST } from '@crewdock/contract/missing-rate';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
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

/** Staff table of all jobs. */
export const { Component, loader } = staffPage(requests, () => {
  const { status, priority, is_active, is_on_hold, is_verified, active_relations, manager, ...others } =
    createCardTableColumns('request');
  return {
    title: t(messages.requestsTitle),
    path: '/admin-panel/requests',
    noun: [t(messages.request), t(messages.requests)],
    icon: BriefcaseBusiness,
    nameOf: ({ title }) => title,
    columns: {
      title: {
        label: t(messages.titleColumn),
        width: 280,
        cell: ({ title }) => (
          <span>
            <UserText>{title}</UserText>
          </span>
        ),
      },
      company_name: { label: t(messages.clientColumn), width: 160 },
      status,
      priority,
      is_active,
      is_on_hold,
      is_verified,
      active_relations,
      hourly_max: {
        label: t(messages.rateColumn),
        width: 200,
        isAmount: true,
        cell: ({ hourly_min, hourly_max, monthly_min, monthly_max }) =>
          hourlyRate({ min: hourly_min, max: hourly_max }) ??
          monthlyRate({ min: monthly_min, max: monthly_max }) ??
          RATE_ON_REQUEST,
      },
      manager,
      city: { label: t(messages.cityColumn), width: 130 },
      region: { label: t(messages.regionColumn), width: 130, isHidden: true },
      ...others,
    },
    states: createCardStates(),
    phone: ['status', 'company_name'],
    start: { is_waited_for: '1' },
    presets: [{ column: 'is_waited_for', label: t(messages.needsReply) }],
    toggles: [
      { column: 'is_active', label: t(messages.onlyActiveRequests), on: '1', off: '', isFirstOn: true },
      ...getCardTableToggles(),
    ],
    keys: getCardTableKeys(),
    empty: t(messages.requestsEmpty),
    isPanelWide: true,
    panel: (request, tools) => <CardPanel kind="request" card={request} called={request.title} tools={tools} />,
  };
});

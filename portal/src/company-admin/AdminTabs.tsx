import { useStore } from '@nanostores/react';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { $session } from '../session/session.ts';
import { Tabs } from '../ui/primitives/Tabs.tsx';

/** Tabs of the company administration. Superadmins see all tabs, team leads only some. */
export function AdminTabs() {
  const isSuperadmin = useStore($session)?.is_wl_superadmin ?? false;
  const tabs = isSuperadmin ? TABS : TABS.filter(({ forLeads }) => forLeads);
  return <Tabs label={t(messages.companyTabs)} tabs={tabs.map(({ to, label }) => ({ to, label: t(label) }))} />;
}

const TABS = [
  { to: '/company/inbox', label: messages.inboxTab },
  { to: '/company/numbers', label: messages.numbersTab, forLeads: true },
  { to: '/company/activity', label: messages.activityTab, forLeads: true },
  { to: '/admin/users', label: messages.usersTab, forLeads: true },
  { to: '/admin/groups', label: messages.groupsTab },
  { to: '/admin/settings', label: messages.settingsTab },
  { to: '/admin/embed', label: messages.embedTab },
];

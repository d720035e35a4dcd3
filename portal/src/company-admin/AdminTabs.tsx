import { useStore } from '@nanostores/react';
import { $session } from '../session/session.ts';
import { Tabs } from '../ui/primitives/Tabs.tsx';

/** Tabs of the company administration. Superadmins see all tabs, team leads only some. */
export function AdminTabs() {
  const isSuperadmin = useStore($session)?.is_wl_superadmin ?? false;
  const tabs = isSuperadmin ? TABS : TABS.filter(({ forLeads }) => forLeads);
  return <Tabs label="Company" tabs={tabs} />;
}

const TABS = [
  { to: '/company/inbox', label: 'Inbox' },
  { to: '/company/numbers', label: 'Numbers', forLeads: true },
  { to: '/company/activity', label: 'Activity', forLeads: true },
  { to: '/admin/users', label: 'Users', forLeads: true },
  { to: '/admin/groups', label: 'Groups' },
  { to: '/admin/settings', label: 'Settings' },
  { to: '/admin/embed', label: 'Embed' },
];

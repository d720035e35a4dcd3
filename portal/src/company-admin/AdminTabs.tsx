import { useStore } from '@nanostores/react';
import { $session } from '../session/session.ts';
import { Tabs } from '../ui/Tabs.tsx';

/** Between the pages on which a company is looked after; team leads have the first alone. */
export function AdminTabs() {
  const session = useStore($session);
  if (!session?.is_wl_superadmin) return null;
  return (
    <Tabs
      label="Company"
      tabs={[
        { to: '/company/inbox', label: 'Inbox' },
        { to: '/admin/users', label: 'Users' },
        { to: '/admin/groups', label: 'Groups' },
        { to: '/admin/settings', label: 'Settings' },
        { to: '/admin/embed', label: 'Embed' },
      ]}
    />
  );
}

import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { queryString } from '@crewdock/sdk/client';
import { saveFrom } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { notifyError } from '../ui/notices.ts';
import { type AnyTable, keyIn } from './look.ts';
import type { View } from './view.ts';

interface Props {
  at: AnyTable;
  view: View;
  /** Export only these rows instead of all matching rows. */
  keys?: ReadonlySet<string>;
  $size?: 'small';
  children: ReactNode;
}

/** Downloads the matching or selected rows as CSV. */
export function ExportButton({ at, view, keys, $size, children }: Props) {
  const [isSaving, setSaving] = useState(false);
  const { filters, search, ordering } = view;
  const path = `/api/admin-panel/${at.table.name}/export/?`;
  const save = async () => {
    setSaving(true);
    try {
      if (keys) await saveFrom(`${path}${queryString({ ordering })}`, { keys: [...keys].map((key) => keyIn(at, key)) });
      else await saveFrom(`${path}${queryString({ ...filters, search, ordering })}`);
    } catch {
      notifyError();
    }
    setSaving(false);
  };
  return (
    <Button $size={$size} isPending={isSaving} onPress={() => void save()}>
      <Download aria-hidden="true" />
      {children}
    </Button>
  );
}

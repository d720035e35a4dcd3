import { Download } from 'lucide-react';
import { useState } from 'react';
import { queryString } from '@crewdock/sdk/client';
import { saveFrom } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { notifyError } from '../ui/notices.ts';
import type { AnyTable } from './look.ts';
import type { View } from './view.ts';

/** Saves every row that matches as CSV. */
export function ExportButton({ at: { table }, view }: { at: AnyTable; view: View }) {
  const [isSaving, setSaving] = useState(false);
  const { filters, search, ordering } = view;
  const save = async () => {
    setSaving(true);
    try {
      await saveFrom(`/api/admin-panel/${table.name}/export/?${queryString({ ...filters, search, ordering })}`);
    } catch {
      notifyError();
    }
    setSaving(false);
  };
  return (
    <Button isPending={isSaving} onPress={() => void save()}>
      <Download aria-hidden="true" />
      Export
    </Button>
  );
}

import type { TableFormat } from '@crewdock/contract/table-file';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { Menu, MenuTrigger } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { Button } from '../primitives/Button.tsx';
import { MenuEntry, MenuPanel } from '../styles/menuLook.ts';
import { tellFailedDownload } from './refusal.ts';

/** File formats in which a table can be downloaded. */
export const EXPORT_FORMATS: { label: string; format: TableFormat }[] = [
  { label: 'CSV (comma)', format: { format: 'csv', separator: 'comma' } },
  { label: 'CSV (semicolon)', format: { format: 'csv', separator: 'semicolon' } },
  { label: 'CSV (tab)', format: { format: 'csv', separator: 'tab' } },
  { label: 'Excel (XLSX)', format: { format: 'xlsx', separator: 'comma' } },
];

interface Props {
  /** Downloads the file. If the promise rejects, the error is shown. */
  save: (format: TableFormat) => Promise<void>;
  $size?: 'small';
  children: ReactNode;
}

/** Button with a menu of the file formats in which a table can be downloaded. */
export function ExportMenu({ save, $size, children }: Props) {
  const [isSaving, setSaving] = useState(false);
  const start = async (label: string) => {
    setSaving(true);
    try {
      await save(EXPORT_FORMATS.find((each) => each.label === label)!.format);
    } catch (error) {
      tellFailedDownload(error);
    }
    setSaving(false);
  };
  return (
    <MenuTrigger>
      <Button $size={$size} isPending={isSaving}>
        <Download aria-hidden="true" />
        {children}
      </Button>
      <MenuPanel placement="bottom end">
        <Menu aria-label="File format" onAction={(label) => void start(String(label))}>
          {EXPORT_FORMATS.map(({ label }) => (
            <MenuEntry key={label} id={label} textValue={label}>
              <Text slot="label">{label}</Text>
            </MenuEntry>
          ))}
        </Menu>
      </MenuPanel>
    </MenuTrigger>
  );
}

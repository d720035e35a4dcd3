import type { Message } from '@crewdock/contract/message';
import type { TableFormat } from '@crewdock/contract/table-file';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { Menu, MenuTrigger } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { t } from '../../i18n/translate.ts';
import { Button } from '../primitives/Button.tsx';
import { MenuEntry, MenuPanel } from '../styles/menuLook.ts';
import { tellFailedDownload } from './refusal.ts';
import * as messages from './messages.ts';

/** File formats in which a table can be downloaded. */
export const EXPORT_FORMATS: { id: string; label: Message<object>; format: TableFormat }[] = [
  { id: 'comma', label: messages.csvComma, format: { format: 'csv', separator: 'comma' } },
  { id: 'semicolon', label: messages.csvSemicolon, format: { format: 'csv', separator: 'semicolon' } },
  { id: 'tab', label: messages.csvTab, format: { format: 'csv', separator: 'tab' } },
  { id: 'excel', label: messages.excel, format: { format: 'xlsx', separator: 'comma' } },
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
  const start = async (id: string) => {
    setSaving(true);
    try {
      await save(EXPORT_FORMATS.find((each) => each.id === id)!.format);
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
        <Menu aria-label={t(messages.fileFormatLabel)} onAction={(id) => void start(String(id))}>
          {EXPORT_FORMATS.map(({ id, label }) => (
            <MenuEntry key={id} id={id} textValue={t(label)}>
              <Text slot="label">{t(label)}</Text>
            </MenuEntry>
          ))}
        </Menu>
      </MenuPanel>
    </MenuTrigger>
  );
}

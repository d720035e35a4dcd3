import { IMPORT_MAX_BYTES, formatMegabytes } from '@crewdock/contract/limits';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { type ClipboardEvent, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useNavigate } from 'react-router';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { DropPlace } from '../../ui/patterns/DropArea.tsx';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { MessagePicture } from '../../ui/primitives/Message.tsx';
import { UploadProgress } from '../../ui/patterns/UploadProgress.tsx';
import { StepInstructions, ImportLayout, Problems } from './ImportLayout.tsx';
import * as messages from './messages.ts';
import { stepPath } from './steps.ts';
import { useUpload } from './useUpload.ts';

const TYPES = ['.csv', '.tsv', '.txt', '.xlsx', '.ods', '.html', 'text/csv', 'text/plain'];

/** The first step: uploads a file or a pasted table. */
export function StartPage() {
  const navigate = useNavigate();
  const { upload, sending, problem } = useUpload((uid) => void navigate(stepPath(uid, 'header')));
  const [text, setText] = useState('');
  const page = useRef<string | null>(null);
  /** Keeps the clipboard's HTML of a pasted table: tables copied from an email keep their cells only in that format. */
  const keepPage = ({ clipboardData }: ClipboardEvent) => {
    const html = clipboardData.getData('text/html');
    page.current = text.trim() === '' && /<table/i.test(html) ? html : null;
  };
  const uploadText = () => {
    const name = t(messages.pastedTable);
    upload(page.current ? new File([page.current], `${name}.html`) : new File([text], `${name}.txt`));
  };
  return (
    <ImportLayout step="file">
      <StepInstructions>{t(messages.fileText)}</StepInstructions>
      {problem && (
        <Problems role="alert">
          <li>{problem}</li>
        </Problems>
      )}
      <DropPlace onDrop={upload}>
        <MessagePicture aria-hidden="true">
          <FileSpreadsheet />
        </MessagePicture>
        <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => files?.[0] && upload(files[0])}>
          <Button $kind="primary" isPending={sending !== null}>
            {t(messages.chooseFileButton)}
          </Button>
        </FileTrigger>
        {sending && <UploadProgress {...sending} />}
        <span>{t(messages.fileTypes, { size: formatMegabytes(IMPORT_MAX_BYTES) })}</span>
      </DropPlace>
      <div onPaste={keepPage}>
        <TextArea
          label={t(messages.pasteLabel)}
          placeholder={t(messages.pastePlaceholder)}
          rows={6}
          value={text}
          onChange={(now) => {
            if (now === '') page.current = null;
            setText(now);
          }}
        />
      </div>
      <div>
        <Button isDisabled={text.trim() === ''} isPending={sending !== null} onPress={uploadText}>
          {t(messages.pasteButton)}
        </Button>
      </div>
    </ImportLayout>
  );
}

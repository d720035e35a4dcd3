import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { fileFrom } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import { missingStatus } from '../../query/missing.ts';
import { notifyError } from '../../ui/patterns/notices.ts';
import { tellFailedDownload } from '../../ui/patterns/refusal.ts';
import * as messages from './messages.ts';

/** Loads a file of a mass import and passes it to `choose`. The URL identifies the file: `fill={uid}.{number}`. */
export function useImportedFile(choose: (file: File) => unknown): void {
  const [params] = useSearchParams();
  const [, uid, number] = /^([\w-]+)\.(\d+)$/.exec(params.get('fill') ?? '') ?? [];
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => {
    if (!uid) return;
    let isLeft = false;
    fileFrom(`/api/ai/mass_import/${uid}/files/${number}/content/`).then(
      (file) => !isLeft && latest.current(file),
      (error: unknown) =>
        missingStatus(error) === null ? tellFailedDownload(error) : notifyError(t(messages.importedFileMissing)),
    );
    return () => void (isLeft = true);
  }, [uid, number]);
}

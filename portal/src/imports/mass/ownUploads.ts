import type { CardKind } from '@crewdock/contract/kinds';
import { FILE_NAME_MAX } from '@crewdock/contract/limits';
import type { MassImport } from '@crewdock/contract/mass-import';
import { call, callWithProgress } from '../../api.ts';
import { queryClient } from '../../queryClient.ts';
import type { Chosen } from './chosen.ts';
import { isMassImportRunning, keepMassImport, massImportQuery, massImportsChanged } from './queries.ts';
import { $leftOut, uploadWithRetries } from './uploads.ts';

/** Creates an import and starts uploading its files. */
export async function beginUpload(kind: CardKind, { name, files, left }: Chosen): Promise<MassImport> {
  const body = { kind, name: name.slice(-FILE_NAME_MAX), files: files.length };
  const now = await call('POST /ai/mass_import/', { query: {}, body, idempotencyKey: crypto.randomUUID() });
  keepMassImport(now);
  $leftOut.setKey(now.uid, left);
  void uploadMissingFiles(now.uid, files);
  return now;
}

/** Uploads the missing files of an import. */
export async function uploadMissingFiles(uid: string, files: readonly File[]): Promise<void> {
  await uploadWithRetries(uid, files, {
    send: (file, onSent) =>
      callWithProgress(onSent)('POST /ai/mass_import/{uid}/files/', { params: { uid }, body: { file } }),
    async onSent() {
      // Polling has stopped if no file was waiting, so the import must be refetched.
      if (!isMassImportRunning(queryClient.getQueryData(massImportQuery(uid).queryKey))) await massImportsChanged();
    },
  });
  await massImportsChanged();
}

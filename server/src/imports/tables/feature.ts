import { defineFeature, defineRoutes } from '../../core/feature/define-feature.ts';
import type { TaskServices } from '../../core/context/task.ts';
import type { Platform } from '../../core/feature/platform.ts';
import type { Definitions } from '../../core/operations/run-chunk.ts';
import { createFetchBytes } from '../../infra/outbound-fetch/fetch-bytes.ts';
import { ImportProcesses, type WithImportProcesses } from './apart/import-processes.ts';
import { fetchImportCvs } from './cv/fetch-cvs.ts';
import { createFetchDocument, type WithDocuments } from './cv/fetch-document.ts';
import { importedCvs } from './cv/naming.ts';
import { expiredImports } from './expired.ts';
import { FileReader } from './files/read.ts';
import { importRoutes, massImportVariantRoutes } from './routes.ts';
import { importResources } from './run/import-resources.ts';
import type { WithImportReader } from './tables.ts';
import { importedFiles } from './upload.ts';

type Provided = WithDocuments & WithImportProcesses & WithImportReader;

const operations: Definitions<TaskServices & WithImportProcesses> = [importResources];

export const tableImportsFeature = defineFeature({
  routes: defineRoutes({ imports: importRoutes, massImportVariants: massImportVariantRoutes }),
  tasks: { 'fetch-import-cvs': fetchImportCvs },
  operations,
  cleanup: expiredImports,
  files: [importedFiles, importedCvs],
  services: ({ databaseUrl }: Platform): Provided => ({
    importReader: new FileReader(),
    importProcesses: new ImportProcesses(databaseUrl),
    fetchDocument: createFetchDocument(createFetchBytes()),
  }),
  close: ({ importReader, importProcesses }: Provided) => Promise.all([importReader.close(), importProcesses.close()]),
});

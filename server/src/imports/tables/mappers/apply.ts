import type { ImportMapping } from '@crewdock/contract/import-mapping';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../../core/context/context.ts';
import { conflictError, invalidField } from '../../../core/errors/errors.ts';
import { requireImportOwner } from '../policy.ts';
import type { FoundImport } from '../queries.ts';
import { findMapping } from './queries.ts';
import * as fieldErrors from '../../../core/messages/errors/field.ts';
import * as importErrors from '../../../core/messages/errors/import.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** Loads the mapping of a saved mapper of the requester. Throws `invalid_input` if the mapper is unknown. */
export async function mappingOfMapper(uid: string, context: Context): Promise<ImportMapping> {
  const mapping = await findMapping(context.db, requireImportOwner(context), uid);
  if (!mapping) throw invalidField('mapper', formatMessage(fieldErrors.unknown));
  return mapping;
}

/** Throws a conflict if the table was checked with other columns than the columns of the mapper. */
export async function requireCheckedWith(uid: string, { mapping }: FoundImport, context: Context): Promise<void> {
  const { fields, fallbacks = {} } = await mappingOfMapper(uid, context);
  const checked = mapping?.fields ?? [];
  const width = Math.max(fields.length, checked.length);
  const padded = (columns: ImportMapping['fields']) => Array.from({ length: width }, (_, at) => columns[at] ?? null);
  if (!isDeepStrictEqual(padded(fields), padded(checked)) || !isDeepStrictEqual(fallbacks, mapping?.fallbacks ?? {}))
    throw conflictError(formatMessage(importErrors.otherMapping));
}

import type { Import, ImportRow, ImportState, Mapper } from '@crewdock/contract/imports';
import type { Selectable } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { presentOperation } from '../../core/operations/present.ts';
import type { ImportedResource } from './cells/resource.ts';
import type { FoundImport, RowColumns } from './queries.ts';

export function presentImport(found: FoundImport, now: Date): Import {
  const operation = found.operation && presentOperation(found.operation, now);
  const state = stateOf(found);
  const isUnderWay = state === 'fetching' || state === 'running' || state === 'undoing';
  return {
    uid: found.uid,
    version: found.version,
    name: found.name,
    state,
    by: found.by,
    created: found.created_at.toISOString(),
    expires: found.expires_at.toISOString(),
    sheets: found.sheets ?? [],
    notes: found.notes,
    mapping: found.mapping,
    counts: withFaults(found.counts),
    links: { total: found.links_total, read: found.links_read, bad: found.links_bad },
    operation,
    undo: { restored: found.undo.restored, kept: found.undo.kept },
    can: {
      check: state === 'uploaded' || state === 'checked',
      run: !isUnderWay && state !== 'uploaded' && state !== 'undone' && found.is_waiting,
      cancel: state === 'fetching' || (state === 'running' && operation?.is_cancelling === false),
      undo: !isUnderWay && found.is_undoable,
      remove: !isUnderWay,
    },
  };
}

export function presentRow(row: RowColumns): ImportRow {
  const repaired = Object.keys(row.repaired).map(Number);
  const { name = '', title = '' } = (row.values ?? {}) as Partial<ImportedResource>;
  return {
    number: row.number,
    version: row.version,
    cells: applyCorrections(row),
    repaired,
    answer: row.answer!,
    person: { name, title },
    reason: row.reason,
    faults: row.faults,
    state: row.state,
    changed_by: row.changed_by,
  };
}

/** The cells of a row with their corrections applied. */
export function applyCorrections({ cells, repaired }: Pick<RowColumns, 'cells' | 'repaired'>): string[] {
  const now = [...cells];
  for (const [column, text] of Object.entries(repaired)) {
    while (now.length < Number(column)) now.push('');
    now[Number(column)] = text;
  }
  return now;
}

export function presentMapper(row: Selectable<Schema['import_mapper']>): Mapper {
  const { uid, name, files_columns, mapping, modified_at } = row;
  return { uid, name, files_columns, mapping, modified: modified_at.toISOString() };
}

/** Adds counts that imports checked by the previous release do not have. */
function withFaults(counts: FoundImport['counts']): Import['counts'] {
  const { create, update, error, ready = create + update, faulty = error } = counts;
  return { ...counts, ready, faulty };
}

function stateOf({ state, operation }: FoundImport): ImportState {
  if (state !== 'started') return state;
  // The fallback should never be needed: operations are kept as long as their import.
  const last = operation?.state ?? 'done';
  return last === 'waiting' ? 'running' : last;
}

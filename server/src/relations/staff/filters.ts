import type { CardKind } from '@crewdock/contract/kinds';
import { RELATION_STATUSES } from '@crewdock/contract/relations';
import type { WithNames } from '../../dictionaries/names.ts';
import { companyOptions, loadManagers } from '../../dictionaries/queries.ts';
import type { Context } from '../../core/context/context.ts';

export async function loadStaffCardFilters(kind: CardKind, { db, names }: Context & WithNames) {
  const [known, statuses, people, companies] = await Promise.all([
    names(),
    db.selectFrom('card_status').where('kind', '=', kind).select(['id', 'label']).orderBy('id').execute(),
    loadManagers(db),
    companyOptions(db),
  ]);
  return {
    processing: PROCESSING[kind],
    statuses,
    relation_statuses: RELATION_STATUSES.map((code) => ({ code, label: code[0]!.toUpperCase() + code.slice(1) })),
    rejection_reasons: [...known.rejectionReason.values()].map(({ id, label }) => ({ id, label })),
    proceed_reasons: [...known.proceedReason.values()],
    managers: people,
    companies,
    seniority: [...known.seniority.values()],
    english_level: [...known.english.values()].map(({ id, name }) => ({ id, label: name })),
    specializations: [...known.specialization.values()],
    durations: [...known.duration.values()],
  };
}

const PROCESSING = {
  request: [
    { code: 'all' as const, label: 'All' },
    { code: 'active' as const, label: 'With active talents' },
    { code: 'noactive' as const, label: 'With no active talents' },
  ],
  talent: [
    { code: 'all' as const, label: 'All' },
    { code: 'active' as const, label: 'With active requests' },
    { code: 'noactive' as const, label: 'With no active requests' },
  ],
};

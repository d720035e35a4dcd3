import type { ImportMapping } from '@crewdock/contract/import-mapping';
import type { ImportDictionaries } from './dictionaries.ts';
import type { ImportedResource } from './resource.ts';

/** Working state while a row is being parsed. */
export interface ImportRowDraft {
  values: ImportedResource;
  first_name: string;
  last_name: string;
  /** Currency of the row's amounts, from its own column. */
  currency: string | null;
  /** Whether the row states an availability that is not understood. */
  isAvailabilityUnclear: boolean;
  mapping: ImportMapping;
  dictionaries: ImportDictionaries;
  today: string;
}

export function emptyDraft(ground: Pick<ImportRowDraft, 'mapping' | 'dictionaries' | 'today'>): ImportRowDraft {
  return {
    ...ground,
    values: emptyResource(),
    first_name: '',
    last_name: '',
    currency: null,
    isAvailabilityUnclear: false,
  };
}

function emptyResource(): ImportedResource {
  return {
    reference: '',
    name: '',
    title: '',
    skills: [],
    seniority_id: null,
    english_level_id: null,
    country_id: null,
    city: '',
    work_authorization: '',
    engagement_types: [],
    relocation: null,
    experience: null,
    hourly_rate: null,
    monthly_rate: null,
    available_from: null,
    status: null,
    email: '',
    phone: '',
    employer: '',
    cv_url: '',
    summary: '',
  };
}

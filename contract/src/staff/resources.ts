import { ENGAGEMENT_TYPES } from '../engagement-types.ts';
import { RESOURCE_STATUSES } from '../resource-status.ts';
import {
  countColumn,
  flagColumn,
  idColumn,
  lineColumn,
  moneyColumn,
  nullableColumn,
  enumColumn,
  referenceColumn,
  setColumn,
  defineStaffTable,
  timeColumn,
  uidColumn,
  versionColumn,
} from '../table.ts';

/** Available resources of all providers. */
export const availableResources = defineStaffTable('available_resources', {
  row: {
    uid: uidColumn(),
    id: idColumn(),
    version: versionColumn(),
    name: lineColumn(),
    title: lineColumn(),
    provider: referenceColumn(),
    /** The company on whose portal the resource is offered; null if it belongs to no company (open pool). */
    company: nullableColumn(referenceColumn()),
    status: enumColumn(RESOURCE_STATUSES),
    /** Whether the provider should confirm the availability: unknown, or not confirmed for two weeks. */
    is_due: flagColumn(),
    /** When the provider last confirmed the data. */
    confirmed: timeColumn(),
    /** The first available day, stored as midnight UTC. */
    available_from: timeColumn(),
    country: nullableColumn(referenceColumn()),
    city: lineColumn(),
    /** Permit or visa to work; several values are separated by commas. */
    work_authorization: lineColumn(),
    engagement_types: setColumn(ENGAGEMENT_TYPES),
    /** Whether the person would relocate for a job. */
    relocation: nullableColumn(flagColumn()),
    hourly_rate: nullableColumn(moneyColumn()),
    monthly_rate: nullableColumn(moneyColumn()),
    /** Total years of experience. */
    experience: nullableColumn(countColumn()),
    reference: lineColumn(),
    email: lineColumn(),
    phone: lineColumn(),
    employer: lineColumn(),
    /** Percentage of availability requests that the provider answered in time; null without requests. */
    score: nullableColumn(countColumn()),
    /** Average time until the provider answers, in hours; null without answers. */
    answer_hours: nullableColumn(countColumn()),
    /** The last import that wrote the resource; null after the import was deleted. */
    import: nullableColumn(uidColumn()),
    created: timeColumn(),
    modified: timeColumn(),
  },
  key: 'uid',
  search: ['name', 'title', 'email', 'reference', 'employer'],
  filters: {
    status: 'any',
    is_due: 'holds',
    provider: 'any',
    company: 'any',
    country: 'any',
    work_authorization: 'is',
    engagement_types: 'any',
    relocation: 'holds',
    hourly_rate: 'range',
    confirmed: 'days',
    available_from: 'days',
  },
  sorts: ['-modified', 'modified', 'confirmed', '-confirmed', '-created', 'name', '-name', 'available_from'],
  counters: 'status',
  edit: ['status'],
  bulk: ['status'],
  mails: ['name', 'title'],
});

import { RESOURCE_STATUSES } from '../resource-status.ts';
import { count, flag, id, line, money, nullable, oneOf, ref, table, time, uid, version } from '../table.ts';

/** Available resources of all providers. */
export const availableResources = table('available_resources', {
  row: {
    uid: uid(),
    id: id(),
    version: version(),
    name: line(),
    title: line(),
    provider: ref(),
    /** The company on whose portal the resource is offered; null: the open pool, which belongs to no company. */
    company: nullable(ref()),
    status: oneOf(RESOURCE_STATUSES),
    /** Unknown, or available but not confirmed for two weeks. */
    is_due: flag(),
    /** When the provider last confirmed the data. */
    confirmed: time(),
    /** A date, stored as midnight UTC. */
    available_from: time(),
    country: nullable(ref()),
    city: line(),
    hourly_rate: nullable(money()),
    monthly_rate: nullable(money()),
    /** Total years of experience. */
    experience: nullable(count()),
    reference: line(),
    email: line(),
    phone: line(),
    employer: line(),
    /** The provider's percentage of requested confirmations that were given in time; null when none were requested. */
    score: nullable(count()),
    /** Average hours until the provider confirms; null when they never did. */
    answer_hours: nullable(count()),
    /** The import that last wrote the resource, while its report is kept. */
    import: nullable(uid()),
    created: time(),
    modified: time(),
  },
  key: 'uid',
  search: ['name', 'title', 'email', 'reference', 'employer'],
  filters: {
    status: 'any',
    is_due: 'holds',
    provider: 'any',
    company: 'any',
    country: 'any',
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

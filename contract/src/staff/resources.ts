import { RESOURCE_STATUSES } from '../resource-status.ts';
import { count, flag, id, line, money, nullable, oneOf, ref, table, time, uid, version } from '../table.ts';

/** Everybody's available resources. */
export const availableResources = table('available_resources', {
  row: {
    uid: uid(),
    id: id(),
    version: version(),
    name: line(),
    title: line(),
    provider: ref(),
    /** On whose portal it is offered; null is the open pool. */
    company: nullable(ref()),
    status: oneOf(RESOURCE_STATUSES),
    /** Unknown, or available and not confirmed for two weeks. */
    is_due: flag(),
    /** When the provider last said that this is how it is. */
    confirmed: time(),
    /** The day, from midnight UTC. */
    available_from: time(),
    country: nullable(ref()),
    city: line(),
    hourly_rate: nullable(money()),
    monthly_rate: nullable(money()),
    /** Years in all. */
    experience: nullable(count()),
    reference: line(),
    email: line(),
    phone: line(),
    employer: line(),
    /** Of the provider: percent of what mails asked for that was confirmed in time; null where none was asked for. */
    score: nullable(count()),
    /** Hours that the provider takes to confirm. */
    answer_hours: nullable(count()),
    /** The import that wrote it last, while its report is kept. */
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

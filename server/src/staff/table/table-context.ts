import type { Doer } from '../../platform/audit/changed.ts';
import type { Context } from '../../platform/http/context.ts';

/** The part of the request context that tables need. */
export type TableContext = Doer & Pick<Context, 'db' | 'limits' | 'outbox' | 'origins' | 'vault'>;

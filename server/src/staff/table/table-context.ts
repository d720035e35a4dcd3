import type { Doer } from '../../core/audit/changed.ts';
import type { Context } from '../../core/context/context.ts';

/** The part of the request context that tables need. */
export type TableContext = Doer & Pick<Context, 'db' | 'limits' | 'outbox' | 'origins' | 'vault'>;

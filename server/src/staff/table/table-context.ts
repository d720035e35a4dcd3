import type { Doer } from '../../platform/audit/changed.ts';
import type { Context } from '../../platform/http/context.ts';

/** What a table needs of a request. */
export type TableContext = Doer & Pick<Context, 'db' | 'limits' | 'outbox' | 'origins' | 'vault'>;

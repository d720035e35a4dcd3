import type { closing } from '@crewdock/contract/closing';
import type { Handlers } from '@crewdock/contract/endpoint';
import { editableCard } from '../../cards/editing/editable.ts';
import type { WithCardRelations } from '../../cards/relations.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import type { Context } from '../../core/context/context.ts';
import { closeJob } from './close.ts';
import { presentClosing } from './list.ts';
import { reopenJob } from './reopen.ts';

export const closingRoutes: Handlers<typeof closing, Context & WithCardRelations & WithNames> = {
  getClosing: async ({ params }, context) => presentClosing(await editableCard('request', params.id, context), context),
  closeRequest: ({ params, body }, context) => closeJob(params.id, body, context),
  reopenRequest: ({ params, body }, context) => reopenJob(params.id, body, context),
};

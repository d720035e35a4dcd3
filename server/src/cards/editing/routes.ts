import type { cardEditing } from '@crewdock/contract/card-editing';
import type { Handlers, Input } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import { withKindName } from '@crewdock/contract/pairs';
import type { WithNames } from '../../dictionaries/names.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { permissionDenied } from '../../core/errors/errors.ts';
import type { WithCardRelations } from '../relations.ts';
import { setCardActive } from './archive.ts';
import { changeCard, type CardChanges } from './change.ts';
import { copyCard } from './copy.ts';
import { createCard, mayCreate, type NewCard, reserveNumber } from './create.ts';
import { requestDetails, talentDetails } from './details.ts';

export const cardEditingRoutes: Handlers<typeof cardEditing, Context & WithCardRelations & WithNames> = {
  ...withKindName('talent', routesOf('talent', talentDetails)),
  ...withKindName('request', routesOf('request', requestDetails)),
};

type Keyed = Pick<Input<typeof cardEditing.changeTalent>, 'params'>;
type Seen = Input<typeof cardEditing.activateTalent>;

function routesOf<D>(kind: CardKind, details: (key: string, context: Context & WithNames) => Promise<D>) {
  return {
    createCard: async ({ body }: { body: NewCard }, context: Context & WithNames) =>
      details(String(await createCard(kind, body, context)), context),
    async reserveCardId(_: unknown, context: Context) {
      if (!mayCreate(kind, context)) throw permissionDenied();
      const { owner, card } = await reserveNumber(context.db, requirePerson(context).id);
      return { public_id: `${owner}-${card}`, card_number: card };
    },
    async changeCard({ params, body }: Keyed & { body: CardChanges }, context: Context & WithNames) {
      await changeCard(kind, params.id, body, context);
      return details(params.id, context);
    },
    async activateCard({ params, body }: Seen, context: Context & WithCardRelations & WithNames) {
      await setCardActive(kind, params.id, { isActive: true, ...body }, context);
      return details(params.id, context);
    },
    async deactivateCard({ params, body }: Seen, context: Context & WithCardRelations & WithNames) {
      await setCardActive(kind, params.id, { isActive: false, ...body }, context);
      return details(params.id, context);
    },
    copyCard: async ({ params }: Keyed, context: Context & WithNames) =>
      details(String(await copyCard(kind, params.id, context)), context),
  };
}

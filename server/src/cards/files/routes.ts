import type { cardFiles } from '@crewdock/contract/card-files';
import type { Handlers, Input } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import { withKindName } from '@crewdock/contract/pairs';
import { type Context, requirePerson } from '../../core/context/context.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { askedCard } from '../asked-card.ts';
import { isEmpty } from '../cv/content.ts';
import { loadCvContent } from '../cv/input.ts';
import type { WithCvs } from '../cv/renderer.ts';
import { cvJson, cvPdf } from '../cv/serve.ts';
import { talentDetails } from '../editing/details.ts';
import { canLoadUpload } from '../policy.ts';
import type { WithTaggedCards } from '../tagged-card.ts';
import { contactOwner } from './contact.ts';
import { createCardCvUrls, linkedCard } from './cv-link.ts';
import { deleteCardCv, storeCardCv, uploadedCv } from './cv-upload.ts';
import { removePhoto, setPhoto } from './photo.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as notices from '../../core/messages/notices.ts';

const SENT = { detail: formatMessage(notices.messageSent) };

export const cardFileRoutes: Handlers<typeof cardFiles, Context & WithCvs & WithNames & WithTaggedCards> = {
  async setPhoto({ params, body }, context) {
    await setPhoto(params.id, body, context);
    return talentDetails(params.id, context);
  },
  async removePhoto({ params, query }, context) {
    await removePhoto(params.id, query.version, context);
    return talentDetails(params.id, context);
  },
  async setCv({ params, body }, context) {
    await storeCardCv(params.id, body, context);
    return talentDetails(params.id, context);
  },
  async removeCv({ params, query }, context) {
    await deleteCardCv(params.id, query.version, context);
    return talentDetails(params.id, context);
  },
  async getCv({ params }, context) {
    const card = await askedCard('talent', params.id, context);
    const content = await loadCvContent(card, context);
    const [cv_url = null, json_url = null] = isEmpty(content) ? [] : await createCardCvUrls('cv', card, context);
    const [uploaded] = canLoadUpload(context.actor, card) ? await createCardCvUrls('uploaded-cv', card, context) : [];
    const upload = uploaded === undefined ? null : { name: card.cv_name, url: uploaded };
    const isTold = requirePerson(context).isStaff && !(isEmpty(content) && !upload);
    return { cv_url, json_url, upload, data: isTold ? { ...content } : null };
  },
  async getCvPdf(fetched, context) {
    const { card, asker } = await linkedCard('cv', fetched, context);
    return cvPdf(card, asker);
  },
  async getCvJson(fetched, context) {
    const { card, asker } = await linkedCard('cv', fetched, context);
    return cvJson(card, asker);
  },
  async getUploadedCv(fetched, context) {
    const { card, asker } = await linkedCard('uploaded-cv', fetched, context);
    return uploadedCv(card, asker);
  },
  ...withKindName('talent', { contactAboutCard: contact('talent') }),
  ...withKindName('request', { contactAboutCard: contact('request') }),
};

function contact(kind: CardKind) {
  return async ({ params, body }: Input<typeof cardFiles.contactAboutTalent>, context: Context & WithTaggedCards) => {
    await contactOwner(kind, params.id, body, context);
    return SENT;
  };
}

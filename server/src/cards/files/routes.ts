import type { cardFiles } from '@crewdock/contract/card-files';
import type { Handlers, Input } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import { named } from '@crewdock/contract/pairs';
import { type Context, personOf } from '../../platform/http/context.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { isEmpty } from '../cv/content.ts';
import { contentOf } from '../cv/input.ts';
import type { WithCvs } from '../cv/renderer.ts';
import { cvPdf } from '../cv/serve.ts';
import { talentDetails } from '../editing/details.ts';
import { visibleCard } from '../visible-card.ts';
import { contactOwner } from './contact.ts';
import { removeCv, setCv, uploadedCv } from './cv-upload.ts';
import { removePhoto, setPhoto } from './photo.ts';

const SENT = { detail: 'Message successfully sent' };

export const cardFileRoutes: Handlers<typeof cardFiles, Context & WithCvs & WithNames> = {
  async setPhoto({ params, body }, context) {
    await setPhoto(params.id, body.photo, context);
    return talentDetails(params.id, context);
  },
  async removePhoto({ params }, context) {
    await removePhoto(params.id, context);
    return talentDetails(params.id, context);
  },
  async setCv({ params, body }, context) {
    await setCv(params.id, body.cv, context);
    return talentDetails(params.id, context);
  },
  async removeCv({ params }, context) {
    await removeCv(params.id, context);
    return talentDetails(params.id, context);
  },
  async getCv({ params }, context) {
    const card = await visibleCard('talent', params.id, context);
    const content = await contentOf(card, context);
    const cv_url = isEmpty(content) ? null : `/api/talents/${card.id}/cv.pdf`;
    if (!personOf(context).isStaff) return { cv_url, data: null };
    const upload = card.cv_file ? { name: card.cv_name, url: `/api/talents/${card.id}/cv-upload/` } : null;
    return { cv_url, data: isEmpty(content) && !upload ? null : { ...content, upload } };
  },
  async getCvPdf({ params }, context) {
    return cvPdf(params.id, context);
  },
  async getUploadedCv({ params }, context) {
    return uploadedCv(params.id, context);
  },
  ...named('talent', { contactAboutCard: contact('talent') }),
  ...named('request', { contactAboutCard: contact('request') }),
};

function contact(kind: CardKind) {
  return async ({ params, body }: Input<typeof cardFiles.contactAboutTalent>, context: Context) => {
    await contactOwner(kind, params.id, body, context);
    return SENT;
  };
}

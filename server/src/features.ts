import { applicationsFeature } from './applications/feature.ts';
import { attributionFeature } from './attribution/feature.ts';
import { cardsFeature } from './cards/feature.ts';
import { companyAdminFeature } from './companies/admin/feature.ts';
import { companiesFeature } from './companies/feature.ts';
import { contactFeature } from './contact/feature.ts';
import { dictionariesFeature } from './dictionaries/feature.ts';
import { explanationsFeature } from './explanations/feature.ts';
import { feedsFeature } from './feeds/feature.ts';
import { jobTextsFeature } from './imports/job-texts/feature.ts';
import { importLinksFeature } from './imports/links/feature.ts';
import { massImportFeature } from './imports/mass/feature.ts';
import { resumesFeature } from './imports/resumes/feature.ts';
import { tableImportsFeature } from './imports/tables/feature.ts';
import { inboxFeature } from './inbox/feature.ts';
import { interviewsFeature } from './interviews/feature.ts';
import { listsFeature } from './lists/feature.ts';
import { marketFeature } from './market/feature.ts';
import { subscriptionsFeature } from './notifications/subscriptions/feature.ts';
import { peopleFeature } from './people/feature.ts';
import { relationsFeature } from './relations/feature.ts';
import { fillJobFeature } from './relations/fill-job/feature.ts';
import { resourcesFeature } from './resources/feature.ts';
import { searchFeature } from './search/feature.ts';
import { servedWidgetsFeature } from './served-widgets/feature.ts';
import { sharingFeature } from './sharing/feature.ts';
import { staffFeature } from './staff/feature.ts';

/** All features. `app.ts`, `services.ts` and `tasks.ts` combine their declarations. */
export const serverFeatures = [
  applicationsFeature,
  attributionFeature,
  cardsFeature,
  companiesFeature,
  companyAdminFeature,
  contactFeature,
  dictionariesFeature,
  explanationsFeature,
  feedsFeature,
  fillJobFeature,
  importLinksFeature,
  inboxFeature,
  interviewsFeature,
  jobTextsFeature,
  listsFeature,
  marketFeature,
  massImportFeature,
  peopleFeature,
  relationsFeature,
  resourcesFeature,
  resumesFeature,
  searchFeature,
  servedWidgetsFeature,
  sharingFeature,
  staffFeature,
  subscriptionsFeature,
  tableImportsFeature,
] as const;

export type AnyFeature = (typeof serverFeatures)[number];

import type { WithJobTexts } from './imports/job-texts/job-texts.ts';
import type { WithModel } from './infra/language-model/model.ts';
import type { WithResumes } from './imports/resumes/resumes.ts';
import type { WithCvs } from './cards/cv/renderer.ts';
import type { WithWidgetCounts } from './cards/in-widgets.ts';
import type { WithListed } from './cards/listed-cards.ts';
import type { WithCardRelations } from './cards/relations.ts';
import type { WithTaggedCards } from './cards/tagged-card.ts';
import type { WithNames } from './dictionaries/names.ts';
import type { WithDocuments } from './imports/tables/cv/fetch-document.ts';
import type { WithImportProcesses } from './imports/tables/apart/import-processes.ts';
import type { WithImportReader } from './imports/tables/tables.ts';
import type { WithSearch } from './search/question.ts';
import type { WithCaptcha } from './people/captcha/captcha.ts';
import type { WithPasswords } from './people/passwords/hash.ts';
import type { WithSocial } from './people/social/provider-client.ts';
import type { WithDns } from './infra/dns/dns.ts';
import type { WithDrawing } from './infra/drawing/drawing.ts';
import type { WithCounter } from './sharing/counter.ts';
import type { WithSharePasswords } from './sharing/open.ts';
import type { WithSmtp } from './infra/email/smtp.ts';
import type { TaskServices } from './core/context/task.ts';
import type { Services } from './core/context/services.ts';

/** All services of the platform and the features. Only the composition root uses the full type. */
export interface AllServices
  extends
    Services,
    WithCaptcha,
    WithCounter,
    WithCvs,
    WithDocuments,
    WithDns,
    WithDrawing,
    WithImportProcesses,
    WithImportReader,
    WithCardRelations,
    WithJobTexts,
    WithListed,
    WithModel,
    WithNames,
    WithPasswords,
    WithResumes,
    WithSearch,
    WithSharePasswords,
    WithSocial,
    WithTaggedCards,
    WithWidgetCounts {}

export interface AllTaskServices extends AllServices, TaskServices, WithSmtp {}

import type { Services } from './core/context/services.ts';
import type { TaskServices } from './core/context/task.ts';
import type { Feature, ServicesOf } from './core/feature/define-feature.ts';
import { type AnyFeature, serverFeatures } from './features.ts';
import type { WithDns } from './infra/dns/dns.ts';
import type { WithDrawing } from './infra/drawing/drawing.ts';
import type { WithSmtp } from './infra/email/smtp.ts';
import type { WithModel } from './infra/language-model/model.ts';

/** All services of the core and the features. Only the composition root uses the full type. */
export interface AllServices extends Services, ServicesOf<AnyFeature>, WithDns, WithDrawing, WithModel {}

export interface AllTaskServices extends AllServices, TaskServices, WithSmtp {}

/** All features. It is a type error if a feature needs a missing service. */
export const allFeatures: readonly Feature<AllServices, AllTaskServices>[] = serverFeatures;

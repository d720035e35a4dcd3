import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import { mailInterviewEnd } from './ended.ts';
import { mailInterviewOffer } from './offer-mail.ts';
import { remindOfInterview } from './reminders.ts';
import { bookingRoutes } from './routes.ts';

export const interviewsFeature = defineFeature({
  routes: defineRoutes({ booking: bookingRoutes }),
  tasks: {
    'mail-interview-end': mailInterviewEnd,
    'mail-interview-offer': mailInterviewOffer,
    'remind-of-interview': remindOfInterview,
  },
});

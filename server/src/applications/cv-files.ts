import { CV_MAX_BYTES } from '@crewdock/contract/limits';
import type { Purpose } from '../infra/storage/purpose.ts';

const cvFiles = { maxBytes: CV_MAX_BYTES, isPublic: false };

/** The newest CV of each application. */
export const applicationCvs: Purpose = { ...cvFiles, name: 'application-cv', namedIn: 'application.cv_file' };

/** CVs that a newer CV of the same application has replaced. */
export const earlierApplicationCvs: Purpose = {
  ...cvFiles,
  name: 'earlier-application-cv',
  namedIn: 'application_earlier_cv.file',
};

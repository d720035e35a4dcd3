import { CV_MAX_BYTES } from '@crewdock/contract/limits';
import type { Purpose } from '../infra/storage/purpose.ts';

const cvFiles = { maxBytes: CV_MAX_BYTES, isPublic: false };

/** Storage purpose of the newest CV of each application. */
export const applicationCvs: Purpose = { ...cvFiles, name: 'application-cv', namedIn: 'application.cv_file' };

/** Storage purpose of CVs that were replaced by a newer CV of the same application. */
export const earlierApplicationCvs: Purpose = {
  ...cvFiles,
  name: 'earlier-application-cv',
  namedIn: 'application_earlier_cv.file',
};

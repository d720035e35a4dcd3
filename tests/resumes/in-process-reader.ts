import { DocumentRefused } from '@crewdock/server/imports/documents/reading/refused';
import { readResume } from '@crewdock/server/imports/resumes/read-resume';
import type { ResumeReader } from '@crewdock/server/imports/resumes/resume-reader';

/** A `ResumeReader` without a process per file, because starting a process takes longer than reading a CV. */
export const inProcessReader: Pick<ResumeReader, 'read'> = {
  async read(path, knowledge, _, name = null) {
    const outcome = await readResume({ path, name, knowledge });
    if ('refused' in outcome) throw new DocumentRefused(outcome.refused);
    return outcome;
  },
};

import type { JobBoardElement } from '@crewdock/sdk/elements';
import { JobBoard as Element } from '../job-board/element.tsx';

/** The class of `<crewdock-job-board>`, to define or extend the element yourself. */
export const JobBoard: { new (): JobBoardElement; prototype: JobBoardElement } = Element as never;

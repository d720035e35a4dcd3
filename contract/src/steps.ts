/** Dictionary ids of the pipeline steps and rejection reasons that rules use. */

/** The first step after confirmation. */
export const INTERVIEW = 1;
export const TEST_TASK = 2;
/** The last step after confirmation. The steps before it are interview, test task, trial and offer. */
export const HIRE = 4;
/** Default reason for rejections, by rejecting side. */
export const NO_REASON = { request: 16, talent: 13 } as const;
/** Rejection reason when a job is closed because the position is filled. */
export const POSITION_FILLED = 17;

/** Dictionary ids of pipeline steps and rejection reasons to which rules refer. */

/** The first step after confirmation. */
export const INTERVIEW = 1;
export const TEST_TASK = 2;
/** The last step after confirmation. The steps before it are interview, test task, trial and offer. */
export const HIRE = 4;
/** Reason for rejections without a given reason, by rejecting side. */
export const NO_REASON = { request: 16, talent: 13 } as const;
/** Reason for rejections when a job is closed because it is filled. */
export const POSITION_FILLED = 17;

/** Dictionary ids that the pipeline's rules refer to. */

/** The first step after confirmation. */
export const INTERVIEW = 1;
/** The last step after confirmation, preceded by interview, test task, trial and offer. */
export const HIRE = 4;
/** Reason of a rejection without a reason, by the side that rejects. */
export const NO_REASON = { request: 16, talent: 13 } as const;
/** Reason for rejections when a job is closed because it is filled. */
export const POSITION_FILLED = 17;

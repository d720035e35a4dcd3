/** Numbers of the dictionaries that the pipeline's rules know. */

/** The first step after a confirmation. */
export const INTERVIEW = 1;
/** The last step after a confirmation: before it stand interview, test task, trial and offer. */
export const HIRE = 4;
/** The reason of who turns a pair down and gives none. */
export const NO_REASON = 16;
/** The reason of who closes a job that is filled. */
export const POSITION_FILLED = 17;

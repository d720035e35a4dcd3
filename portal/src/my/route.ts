const page = { Component: () => null };

export const jobs = page;
export const talents = page;
export const archivedJobs = page;
export const archivedTalents = page;

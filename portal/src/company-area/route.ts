const page = { Component: () => null };

export const jobs = page;
export const talents = page;

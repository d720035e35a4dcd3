/** Seniorities. Links and saved filters contain these ids, so never reuse an id for another meaning. */

export const referenceSeniorities = [
  { id: 1, label: 'Junior' },
  { id: 2, label: 'Middle' },
  { id: 3, label: 'Senior' },
  { id: 4, label: 'Lead' },
] as const;

/** English levels from native (1) to none (7). The id is the level. */
export const englishLevels = [
  { id: 1, name: 'C2 · Native or proficient' },
  { id: 2, name: 'C1 · Advanced' },
  { id: 3, name: 'B2 · Upper intermediate' },
  { id: 4, name: 'B1 · Intermediate' },
  { id: 5, name: 'A2 · Elementary' },
  { id: 6, name: 'A1 · Beginner' },
  { id: 7, name: 'None' },
].map((level) => ({ ...level, level: level.id }));

export const referenceDurations = [
  { id: 1, label: 'Less than 1 month' },
  { id: 2, label: '1 to 3 months' },
  { id: 3, label: '3 to 6 months' },
  { id: 4, label: '6 to 12 months' },
  { id: 5, label: 'More than 12 months' },
  { id: 6, label: 'Long term' },
];

export const referenceEngagements = [
  { id: 1, label: 'Full time' },
  { id: 2, label: 'Part time' },
  { id: 3, label: 'Fixed term' },
] as const;

export const workModes = [
  { id: 1, label: 'Remote' },
  { id: 2, label: 'Hybrid' },
  { id: 3, label: 'On site' },
] as const;

export const referenceIndustries = [
  { id: 1, label: 'Financial services' },
  { id: 2, label: 'Healthcare' },
  { id: 3, label: 'E-commerce' },
  { id: 4, label: 'Education' },
  { id: 5, label: 'Logistics' },
  { id: 6, label: 'Travel and hospitality' },
  { id: 7, label: 'Media and publishing' },
  { id: 8, label: 'Telecommunications' },
  { id: 9, label: 'Real estate' },
  { id: 10, label: 'Manufacturing' },
  { id: 11, label: 'Energy' },
  { id: 12, label: 'Automotive' },
  { id: 13, label: 'Insurance' },
  { id: 14, label: 'Games' },
  { id: 15, label: 'Marketing and advertising' },
  { id: 16, label: 'Human resources' },
  { id: 17, label: 'Agriculture' },
  { id: 18, label: 'Public sector' },
  { id: 19, label: 'Cybersecurity' },
  { id: 20, label: 'Legal services' },
  { id: 21, label: 'Food and beverage' },
  { id: 22, label: 'Sports and fitness' },
  { id: 23, label: 'Blockchain' },
  { id: 24, label: 'Business software' },
  { id: 25, label: 'Biotechnology' },
  { id: 26, label: 'Construction' },
  { id: 27, label: 'Non-profit' },
  { id: 28, label: 'Fashion' },
];

/** Categories with their specializations. Each category has a range of a hundred specialization ids. */
export const referenceCategories = [
  {
    id: 1,
    label: 'Web development',
    specializations: [
      { id: 101, label: 'Frontend' },
      { id: 102, label: 'Backend' },
      { id: 103, label: 'Full-stack' },
      { id: 104, label: 'E-commerce and CMS' },
    ],
  },
  {
    id: 2,
    label: 'Mobile development',
    specializations: [
      { id: 201, label: 'iOS' },
      { id: 202, label: 'Android' },
      { id: 203, label: 'Cross-platform mobile' },
    ],
  },
  {
    id: 3,
    label: 'Data and AI',
    specializations: [
      { id: 301, label: 'Data engineering' },
      { id: 302, label: 'Data science' },
      { id: 303, label: 'Machine learning' },
      { id: 304, label: 'Analytics and BI' },
      { id: 305, label: 'AI applications' },
    ],
  },
  {
    id: 4,
    label: 'Infrastructure and security',
    specializations: [
      { id: 401, label: 'DevOps' },
      { id: 402, label: 'Cloud architecture' },
      { id: 403, label: 'Site reliability' },
      { id: 404, label: 'Security' },
      { id: 405, label: 'Databases' },
    ],
  },
  {
    id: 5,
    label: 'Quality assurance',
    specializations: [
      { id: 501, label: 'Manual testing' },
      { id: 502, label: 'Test automation' },
    ],
  },
  {
    id: 6,
    label: 'Systems and enterprise',
    specializations: [
      { id: 601, label: 'Embedded and IoT' },
      { id: 602, label: 'Games and graphics' },
      { id: 603, label: 'Blockchain' },
      { id: 604, label: 'Desktop software' },
      { id: 605, label: 'Enterprise platforms' },
    ],
  },
  {
    id: 7,
    label: 'Design',
    specializations: [
      { id: 701, label: 'Product design' },
      { id: 702, label: 'Graphic and motion design' },
    ],
  },
  {
    id: 8,
    label: 'Product and management',
    specializations: [
      { id: 801, label: 'Product management' },
      { id: 802, label: 'Project management' },
      { id: 803, label: 'Business analysis' },
    ],
  },
];

/**
 * The first value says who decided: the job's side (`we`) or the talent's side (`they`). Add new reasons at the end,
 * because ids are positions.
 */
export const rejectionReasons = (
  [
    ['we', 'We already know this person'],
    ['we', 'Skills don’t fit'],
    ['we', 'Doesn’t fit the team'],
    ['we', 'We chose another candidate'],
    ['we', 'The rate is too high'],
    ['we', 'No longer interested'],
    ['we', 'Another reason'],
    ['they', 'Not available'],
    ['they', 'Not interested in the job'],
    ['they', 'The rate is too low'],
    ['they', 'Took another offer'],
    ['they', 'Another reason'],
    ['they', 'No reason given'],
    ['we', 'We ended the work', true],
    ['they', 'Left after the hire', true],
    ['we', 'No reason given'],
    ['we', 'The position is filled'],
  ] as const
).map(([by, label, ends_hire = false], at) => ({ id: at + 1, label, by, ends_hire }));

/** Steps in the order of a hiring process with all steps. */
export const proceedReasons = [
  { id: 1, label: 'Interview' },
  { id: 2, label: 'Test task' },
  { id: 3, label: 'Trial' },
  { id: 5, label: 'Offer' },
  { id: 4, label: 'Hire' },
].map((step, position) => ({ ...step, position }));

export const unsubscribeReasons = [
  { id: 1, label: 'I found someone' },
  { id: 2, label: 'I’m no longer looking' },
  { id: 3, label: 'The people don’t match what I need' },
  { id: 4, label: 'Too many emails' },
  { id: 5, label: 'I didn’t subscribe' },
  { id: 6, label: 'Another reason' },
];

const statuses = {
  request: ['New', 'In progress', 'Waiting for client', 'Filled', 'Closed', 'Lost'],
  talent: ['New', 'Screening', 'Verified', 'Interviewing', 'Hired', 'Unavailable'],
};

/** Statuses of cards. Each kind of card has a range of a hundred ids. */
export const cardStatuses = (['request', 'talent'] as const).flatMap((kind, hundred) =>
  statuses[kind].map((label, at) => ({ id: hundred * 100 + at + 1, kind, label })),
);

import { defineMessage } from '@crewdock/contract/message';

// Workbench: options, preview and code of a widget

export const widgetLabel = defineMessage('embed.widgetLabel', 'Widget');
export const options = defineMessage('embed.options', 'Options');
export const resetButton = defineMessage('embed.resetButton', 'Reset');
export const code = defineMessage('embed.code', 'Code');
export const contrast = defineMessage('embed.contrast', 'Contrast');
/** {min} is a contrast ratio: “4.5:1”. */
export const contrastHint = defineMessage(
  'embed.contrastHint',
  'Text needs a contrast of {min} to be legible. The widget corrects colors with less contrast, in light and in dark.',
);

// Playground

export const playgroundTitle = defineMessage('embed.playgroundTitle', 'Playground');
export const playgroundLead = defineMessage(
  'embed.playgroundLead',
  'Try every option of every widget, and copy the code.',
);
export const guideLink = defineMessage('embed.guideLink', 'Guide for partners');

// Options: {label} is the name of an option

/** {text} describes the option, {fallback} is the behavior without it. */
export const choiceDescription = defineMessage('embed.choiceDescription', '{text} Without it: {fallback}.');
export const notSet = defineMessage('embed.notSet', 'Not set');
export const none = defineMessage('embed.none', 'None');
export const numberProblem = defineMessage('embed.numberProblem', 'Enter a whole number from {min} to {max}.');
export const nameProblem = defineMessage(
  'embed.nameProblem',
  'Start with a letter, followed by letters, digits, - and _.',
);
export const tooLong = defineMessage('embed.tooLong', 'Use at most {max} characters.');
export const colorProblem = defineMessage('embed.colorProblem', 'Enter # and six digits, as in #0c5c66.');
export const resetColor = defineMessage('embed.resetColor', '{label}: reset to the company’s color');
export const pickColor = defineMessage('embed.pickColor', '{label}: pick');
export const remove = defineMessage('embed.remove', 'Remove {name}');
export const doneButton = defineMessage('embed.doneButton', 'Done');
export const changeFiltersButton = defineMessage('embed.changeFiltersButton', 'Change filters');
export const pickFiltersButton = defineMessage('embed.pickFiltersButton', 'Pick filters');
export const resourcesHint = defineMessage(
  'embed.resourcesHint',
  'The numbers count the talents that are in the market today.',
);
/** {result} is a number of cards: “12 jobs”. */
export const doneWithResult = defineMessage('embed.doneWithResult', 'Done: {result}');
export const matchingLabel = defineMessage('embed.matchingLabel', 'Matching');
export const sortLabel = defineMessage('embed.sortLabel', 'Sort');
export const pickOtherJobButton = defineMessage('embed.pickOtherJobButton', 'Pick another job');
export const pickJobButton = defineMessage('embed.pickJobButton', 'Pick a job');
export const jobGone = defineMessage(
  'embed.jobGone',
  'This job isn’t public. The widget will say that it is no longer available.',
);
export const searchJobs = defineMessage('embed.searchJobs', 'Search jobs');
export const searchJobsPlaceholder = defineMessage('embed.searchJobsPlaceholder', 'Find a job');
export const noJobs = defineMessage('embed.noJobs', 'Sorry, no matching jobs.');
export const jobs = defineMessage('embed.jobs', 'Jobs');

// Preview

export const preview = defineMessage('embed.preview', 'Preview');
export const previewOf = defineMessage('embed.previewOf', 'Preview: {label}');
export const widthLabel = defineMessage('embed.widthLabel', 'Width');
export const desktop = defineMessage('embed.desktop', 'Desktop');
export const tablet = defineMessage('embed.tablet', 'Tablet');
export const phone = defineMessage('embed.phone', 'Phone');
export const schemeLabel = defineMessage('embed.schemeLabel', 'Page around it');
export const lightPage = defineMessage('embed.lightPage', 'Light page');
export const darkPage = defineMessage('embed.darkPage', 'Dark page');
export const reloadPreviewButton = defineMessage('embed.reloadPreviewButton', 'Reload the preview');
export const skipPreview = defineMessage('embed.skipPreview', 'Skip the preview');
export const previewHint = defineMessage(
  'embed.previewHint',
  'The widget works here with your cards and colors. You can fill in forms, but not send them.',
);

// Contrast

export const button = defineMessage('embed.button', 'Button');
export const link = defineMessage('embed.link', 'Link');
export const buttonsOnPage = defineMessage('embed.buttonsOnPage', 'Buttons on the page');
export const textOnButtons = defineMessage('embed.textOnButtons', 'Text on buttons');
export const linksAndIcons = defineMessage('embed.linksAndIcons', 'Links and icons');
export const pass = defineMessage('embed.pass', 'Pass');
export const corrected = defineMessage('embed.corrected', 'Corrected');
/** {used} and {given} are hexadecimal colors: the corrected and the configured color. */
export const correctedColor = defineMessage('embed.correctedColor', '{used} instead of {given}');

// Code

export const embedLabel = defineMessage('embed.embedLabel', 'Embedding method');
export const frame = defineMessage('embed.frame', 'Frame');
export const email = defineMessage('embed.email', 'Email');
export const html = defineMessage('embed.html', 'HTML');
export const markdown = defineMessage('embed.markdown', 'Markdown');
export const command = defineMessage('embed.command', 'Command');
export const reactComponent = defineMessage('embed.reactComponent', 'React component');
export const script = defineMessage('embed.script', 'Script');
export const element = defineMessage('embed.element', 'Element');
export const text = defineMessage('embed.text', 'Text');
/** {label} is the language: “HTML”. */
export const copy = defineMessage('embed.copy', 'Copy {label}');
export const copiedLabel = defineMessage('embed.copiedLabel', 'Copied {label}');
export const copiedNotice = defineMessage('embed.copiedNotice', '{label} copied');
export const codeOf = defineMessage('embed.codeOf', '{label}, code');
export const copyButton = defineMessage('embed.copyButton', 'Copy');
export const copied = defineMessage('embed.copied', 'Copied');
export const htmlText = defineMessage(
  'embed.htmlText',
  'Paste this code where the widget should appear. The script is needed once per page, and is always up to date.',
);
export const pinnedText = defineMessage(
  'embed.pinnedText',
  'Browsers check every file, and run no others. The files don’t change when the portal is updated: pin a new build to get fixes.',
);
export const pinLabel = defineMessage('embed.pinLabel', 'Pin this build with integrity hashes');
export const reactText = defineMessage(
  'embed.reactText',
  'For React 18 and 19, including server rendering. Events are props: onReady, onSelect, onSubmit, onError.',
);
export const npmText = defineMessage(
  'embed.npmText',
  'For any bundler and framework. The script goes into your code, the element into your markup.',
);
export const frameText = defineMessage(
  'embed.frameText',
  'For site builders that don’t allow scripts. A frame with a form only works on the sites that you allow below. Options of the page around it, such as popups, aren’t available.',
);
export const frameScriptText = defineMessage(
  'embed.frameScriptText',
  'If one script is allowed, this script adjusts the height of the frame to its content.',
);
export const emailText = defineMessage(
  'embed.emailText',
  'The jobs that the board shows now, for emails and newsletters, which can’t contain widgets.',
);
export const noMatchingJobs = defineMessage('embed.noMatchingJobs', 'No jobs in the market match these filters.');
export const hashesFailed = defineMessage('embed.hashesFailed', 'The hashes of the files couldn’t be loaded.');
export const tryAgainButton = defineMessage('embed.tryAgainButton', 'Try again');

// Allowed sites

export const sitesTitle = defineMessage('embed.sitesTitle', 'Sites that may send forms');
export const sitesAbout = defineMessage(
  'embed.sitesAbout',
  'Boards may be shown on any site. Applications, messages and subscriptions are only accepted from these sites and from your portal.',
);
export const loading = defineMessage('embed.loading', 'Loading');
export const sites = defineMessage('embed.sites', 'Allowed sites');
export const noSites = defineMessage(
  'embed.noSites',
  'No sites yet. Forms only work on your own portal. Add the sites that embed them.',
);
export const removed = defineMessage('embed.removed', '{origin} was removed');
export const added = defineMessage('embed.added', '{origin} was added');
export const undo = defineMessage('embed.undo', 'Undo');
export const addSite = defineMessage('embed.addSite', 'Add a site');
export const siteLabel = defineMessage('embed.siteLabel', 'Address of a site');
export const siteDescription = defineMessage(
  'embed.siteDescription',
  'Scheme and host, and the port unless it is the default.',
);
export const addSiteButton = defineMessage('embed.addSiteButton', 'Add site');

// Problems with the address of a site: {origin} is the corrected address

export const originExample = defineMessage(
  'embed.originExample',
  'Enter the address of the site, as in https://www.example.com',
);
export const originNeedsScheme = defineMessage('embed.originNeedsScheme', 'Begin with https://, as in {origin}');
export const originWildcard = defineMessage(
  'embed.originWildcard',
  'Enter the address of each site: a * isn’t allowed',
);
export const originInsecure = defineMessage(
  'embed.originInsecure',
  'Only https is allowed: {origin}. Your own machine may use http.',
);
export const originTooLong = defineMessage('embed.originTooLong', 'Remove everything after the host: {origin}');
export const originKnown = defineMessage('embed.originKnown', '{origin} is already in the list.');
export const tooManyOrigins = defineMessage(
  'embed.tooManyOrigins',
  '{max, plural, one {No more than # site can be allowed.} other {No more than # sites can be allowed.}}',
);

// Guide

export const contents = defineMessage('embed.contents', 'Contents');
/** {columns} are the headings of its columns. */
export const table = defineMessage('embed.table', 'Table: {columns}');

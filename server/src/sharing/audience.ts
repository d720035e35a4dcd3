import Bowser from 'bowser';
import { isbot } from 'isbot';

/** Programs that open links: link previews of chat and social apps, and other bots. */
export type Program = 'preview' | 'bot';

/** Matches user agents of programs that fetch a link to show its preview. */
const PREVIEWS =
  /facebookexternalhit|facebookcatalog|facebot|twitterbot|slackbot|slack-imgproxy|telegrambot|whatsapp|discordbot|linkedinbot|skypeuripreview|microsoftpreview|bingpreview|teamsbot|viber|iframely|embedly|redditbot|pinterestbot|vkshare|mastodon|cardyb|bluesky|google-pagerenderer|googlemessages|kakaotalk-scrap|line-poker|zoombot|notionbot|trello|snapchat|signal-desktop|outlook-link-preview|mattermost|rocket\.chat|linkpreview|link preview|opengraph|nextcloud server crawler|xing-contenttabreceiver|tumblr|flipboardproxy|quora link preview/i;

/** Detects programs by user agent; null for people. An empty user agent counts as a bot. */
export function detectProgram(userAgent: string): Program | null {
  if (PREVIEWS.test(userAgent)) return 'preview';
  return !userAgent || isbot(userAgent) ? 'bot' : null;
}

export type Device = 'Phone' | 'Tablet' | 'Computer' | 'Other';

/** Returns the device type by user agent. */
export function deviceFamily(userAgent: string): Device {
  if (!userAgent) return 'Other';
  switch (Bowser.parse(userAgent.slice(0, 500)).platform.type) {
    case 'mobile':
      return 'Phone';
    case 'tablet':
      return 'Tablet';
    case 'desktop':
      return 'Computer';
    default:
      return 'Other';
  }
}

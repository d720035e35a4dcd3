import Bowser from 'bowser';
import { isbot } from 'isbot';

/** Who opens links besides people: programs that show what a link in a chat leads to, and all others. */
export type Program = 'preview' | 'bot';

/** Programs that fetch a link because somebody has sent it. */
const PREVIEWS =
  /facebookexternalhit|facebookcatalog|facebot|twitterbot|slackbot|slack-imgproxy|telegrambot|whatsapp|discordbot|linkedinbot|skypeuripreview|microsoftpreview|bingpreview|teamsbot|viber|iframely|embedly|redditbot|pinterestbot|vkshare|mastodon|cardyb|bluesky|google-pagerenderer|googlemessages|kakaotalk-scrap|line-poker|zoombot|notionbot|trello|snapchat|signal-desktop|outlook-link-preview|mattermost|rocket\.chat|linkpreview|link preview|opengraph|nextcloud server crawler|xing-contenttabreceiver|tumblr|flipboardproxy|quora link preview/i;

/** Null: as far as can be told it is a person. Who says nothing of itself is none. */
export function programOf(userAgent: string): Program | null {
  if (PREVIEWS.test(userAgent)) return 'preview';
  return !userAgent || isbot(userAgent) ? 'bot' : null;
}

export type Device = 'Phone' | 'Tablet' | 'Computer' | 'Other';

/** What family of devices it was. */
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

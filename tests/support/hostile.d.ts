/**
 * Hostile input for any field: markup, bidirectional overrides, line endings, emoji, other scripts, very long texts.
 */
export declare const HOSTILE: string[];

/** What somebody may type or paste into any field: markup, turned directions, endings, emoji, other scripts, sheer length. */
export declare const HOSTILE: string[];

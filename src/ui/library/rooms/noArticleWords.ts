// The single file has no room for the words of articles: what is said of scenes and lessons finds less of them.

export const ARTICLE_WORDS: Readonly<Record<string, string>> = {};

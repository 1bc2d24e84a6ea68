// What a language says of decks: talks made of moments.

export interface DeckMessages {
  /** The ten-minute demonstration, by row and moment. */
  readonly rows: Readonly<Record<string, DeckRowWords>>;
  readonly end: EndWords;
  /** What a class may be asked, by the vote's id. */
  readonly votes: Readonly<Record<string, string>>;
  /** The button. */
  readonly askClass: string;
}

export interface DeckRowWords {
  readonly title: string;
  readonly moments: Readonly<Record<string, DeckMomentWords>>;
}

export interface DeckMomentWords {
  /** What the room reads above the picture; never what is only about to happen. */
  readonly caption: string;
  /** What the press that leads here does. */
  readonly happens: string;
  /** What the speaker says once it is there. */
  readonly say: string;
  /** What to point at, or to ask. */
  readonly hint?: string;
}

export interface EndWords extends DeckMomentWords {
  readonly tryIt: string;
  readonly counting: string;
  readonly bells: (herd: number, line: number) => string;
  readonly bellsOf: (clients: number) => string;
  readonly silence: (from: number, to: number) => string;
  readonly silenceOf: (measured: number) => string;
  readonly fates: (kept: number, quorums: number) => string;
  readonly fatesOf: string;
}

export interface DeckPanelWords {
  readonly tenMinutes: string;
  readonly tenMinutesMore: string;
  /** The card the demonstration begins with. */
  readonly start: {
    readonly text: string;
    readonly begin: string;
    readonly fullScreen: string;
    readonly keysTitle: string;
  };
  readonly keys: readonly (readonly [keys: string, what: string])[];
  readonly where: (number: number, all: number) => string;
  readonly deck: string;
  readonly previous: string;
  readonly next: string;
  readonly blank: string;
  readonly blanked: string;
  readonly lightHall: string;
  readonly darkHall: string;
  readonly leave: string;
  readonly noSuchDeck: (name: string, known: string) => string;
  readonly notes: {
    readonly title: string;
    readonly open: string;
    readonly blocked: string;
    readonly beside: string;
    readonly close: string;
    readonly print: string;
    readonly language: string;
    readonly now: string;
    readonly nextPress: string;
    readonly end: string;
    readonly elapsed: string;
    readonly script: string;
    readonly onTime: string;
    readonly behind: (by: string) => string;
    readonly ahead: (by: string) => string;
    readonly restart: string;
    readonly key: (key: string) => string;
    readonly keysHere: string;
    readonly whole: string;
  };
  readonly qr: {
    readonly title: string;
    readonly show: string;
    readonly text: string;
    readonly alt: string;
    readonly link: string;
    readonly copy: string;
    readonly working: string;
    readonly failed: string;
    readonly tooLong: (characters: number, most: number) => string;
    readonly dense: string;
    readonly onlyHere: string;
  };
  readonly bookmarks: {
    readonly title: string;
    readonly menu: string;
    readonly text: string;
    readonly none: string;
    readonly add: string;
    readonly caption: string;
    readonly captionOf: (number: number) => string;
    readonly here: (scene: string, time: string) => string;
    readonly go: (caption: string) => string;
    readonly up: (caption: string) => string;
    readonly down: (caption: string) => string;
    readonly remove: (caption: string) => string;
    readonly removed: (caption: string) => string;
    readonly full: (most: number) => string;
    readonly present: string;
    readonly added: (caption: string) => string;
    readonly deckInstead: string;
    readonly endTalk: string;
  };
}

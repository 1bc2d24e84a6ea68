// Of a crowd nobody reads the names: beyond so many they are counted.

export const NAMED_AT_MOST = 8;

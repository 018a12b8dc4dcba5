/** Width of a player in a conversation. */
export const PLAYER_WIDTH_PX = 260;
/** Height of a player, also of the sentence in its place: nothing moves where one does not play. */
export const PLAYER_PX = { voice: 40, video: 146 } as const;

/** Side of a picture. */
export const TILE_PX = 96;

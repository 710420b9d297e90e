export const ROW_HEIGHT = 44;
export const HEADER_HEIGHT = 44;
export const ACTIONS_WIDTH = 72;

/** In which widths pictures of items are given: all of one shape, the whole first. Sizes are ours, nobody asks for one. */
export const pictureWidths = [
  { width: 1200, height: 630 },
  { width: 600, height: 315 },
  { width: 300, height: 158 },
] as const

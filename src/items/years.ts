/** The years that an item may speak of. Free of schemas, so that the browser needs none. */
export const earliestYear = 1900
export const latestYear = 2200

/** Nobody asks more at once. Free of schemas, so that the browser can use it. */
export const mostParts = 4

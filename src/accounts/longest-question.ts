/** How long a question may be that a reader asks, in characters. Free of schemas, so that the browser can use it. */
export const longestQuestion = 500

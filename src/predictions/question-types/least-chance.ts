/** Nothing that can happen is given less: one such forecast would cost whoever made it all that they ever score. */
export const leastChance = 0.001

/** How much a scenario may hold, for its schemas and its form alike. */

/** The work on a world's chance grows with their number: some 90 ms for so many, 240 for thirty. */
export const mostMembers = 20
export const tooManyMembers = `has more than ${mostMembers} members`

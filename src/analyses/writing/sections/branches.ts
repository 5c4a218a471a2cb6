/** Paths that exclude each other, with chances that come to the whole, and the worlds that count on one of them. */
import { together } from './together.ts'
import { writeEvenly } from './branches/evenly.ts'
import { writePaths } from './branches/paths.ts'
import { writeWorlds } from './branches/worlds.ts'

export const writeBranches = together(writePaths, writeEvenly, writeWorlds)

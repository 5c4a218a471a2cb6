/** What was found of one part: in order, to be known, or to be mended before people are let in. */
export type Finding = { part: string; state: 'ok' | 'note' | 'mend'; says: string }

/** One line each, the word first by which it is found. */
export function lineOf({ part, state, says }: Finding): string {
  return `${state.padEnd(4)}  ${part}: ${says}`
}

/** What went wrong in a word: the code, which tells nothing that was secret; never the error's own sentence. */
export function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return cause === undefined ? 'no code' : codeOf(cause)
}

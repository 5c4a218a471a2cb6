/**
 * Text that is read from: what one reader has understood is taken out, so that no other understands it otherwise. A
 * comma stands in its place, since what stood on either side does not belong together.
 */
export type Cut<Found> = { found: Found | null; rest: string }

/** Reads a pattern out of a text; what is found may depend on what is known already. */
export type Reader<Found, Known> = (text: string, known: Known) => Cut<Found>

export function reader<Found, Known>(
  pattern: string | RegExp,
  read: (groups: RegExpExecArray, known: Known) => Found | null,
): Reader<Found, Known> {
  const compiled = typeof pattern === 'string' ? new RegExp(pattern, 'gu') : new RegExp(pattern, `${pattern.flags}g`)
  return (text, known) => {
    // The first that makes sense: of 'does 2031 bring 30 %' the year is no amount.
    // By hand, since `matchAll` works on a copy of the pattern, and to make one takes longer than to look with it.
    for (let at = 0; ;) {
      compiled.lastIndex = at
      const match = compiled.exec(text)
      if (!match) return { found: null, rest: text }
      at = match[0] === '' ? signAfter(text, match.index) : compiled.lastIndex
      const found = read(match, known)
      if (found !== null) return { found, rest: without(text, match) }
    }
  }
}

/** Where the next sign begins: some are two long. */
const signAfter = (text: string, at: number) => at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)

export function without(text: string, { index, 0: all }: RegExpExecArray): string {
  return `${text.slice(0, index)} , ${text.slice(index + all.length)}`
}

/** What the first of them finds that finds anything. */
export function firstOf<Found, Known>(readers: readonly Reader<Found, Known>[]): Reader<Found, Known> {
  return (text, known) => {
    for (const read of readers) {
      const one = read(text, known)
      if (one.found !== null) return one
    }
    return { found: null, rest: text }
  }
}

/** What was taken out of a text to leave the other. */
export function cutOut(before: string, after: string): string {
  const mark = ' , '
  const same = Array.from(before).findIndex((sign, i) => sign !== after[i])
  const from = same < 0 ? before.length : same
  // Where the text goes on as the mark does, what was cut begins earlier.
  const start = [from, from - 1, from - 2, from - 3].find((one) => one >= 0 && after.startsWith(mark, one)) ?? from
  return before.slice(start, before.length - (after.length - start - mark.length))
}

/**
 * What a source says of single values: the marks beside them, such as p or the sign of a footnote, kept as they stand,
 * and what each means where that is known. Free of schemas, for the browser.
 */

export type Mark = [at: string, mark: string]

/** As Eurostat and SDMX write them, and as words do. */
const meanings: Readonly<Record<string, string>> = {
  p: 'provisional',
  prov: 'provisional',
  provisional: 'provisional',
  r: 'revised',
  rev: 'revised',
  revised: 'revised',
  e: 'estimated',
  est: 'estimated',
  estimate: 'estimated',
  estimated: 'estimated',
  b: 'break',
  c: 'confidential',
  d: 'defined otherwise',
  u: 'unreliable',
  s: 'estimated',
  n: 'not significant',
  z: 'not applicable',
  f: 'forecast',
  forecast: 'forecast',
  projected: 'forecast',
  projection: 'forecast',
}

/** Of one mark: 'p', 'est.'. */
export function meaningOf(mark: string): string | undefined {
  return meanings[mark.toLowerCase().replace(/\.$/, '')]
}

/** Of all that stands beside a value, in words: 'b e' and 'be' are 'break, estimated', 'e 1' is 'estimated, marked “1”'. */
export function sayMark(mark: string): string {
  return [...new Set(eachIn(mark).map((one) => sayOne(one)))].join(', ')
}

/** The word that pages have for what its source may yet change. */
const ownWords: Readonly<Record<string, string>> = { provisional: 'preliminary' }

function sayOne(mark: string): string {
  const means = meaningOf(mark)
  return means ? (ownWords[means] ?? means) : `marked “${mark}”`
}

/** Eurostat writes several letters as one. */
function eachIn(mark: string): string[] {
  return mark.split(' ').flatMap((one) => {
    const letters = /^[a-z]{2,3}$/i.test(one) && !meaningOf(one) ? [...one] : []
    return letters.length > 0 && letters.every(meaningOf) ? letters : [one]
  })
}

/** Whether nobody has observed the value, but somebody expects it. */
export function isForecast(mark: string): boolean {
  return says(mark, 'forecast')
}

function says(mark: string, meaning: string): boolean {
  return eachIn(mark).some((one) => meaningOf(one) === meaning)
}

/** The first of the values at the end that are all called provisional; undefined where the last is not. */
export function provisionalFrom(
  observations: readonly (readonly [at: string, value: number])[],
  marks: readonly Mark[],
): string | undefined {
  const provisional = new Set(marks.flatMap(([at, mark]) => (says(mark, 'provisional') ? [at] : [])))
  const before = observations.findLastIndex(([at]) => !provisional.has(at))
  return observations[before + 1]?.[0]
}

type Marked = { marks?: Mark[]; provisional?: string }

/** What a series keeps of marks: them, where there are any, and from when on its values are provisional. */
export function asMarked(
  observations: readonly (readonly [at: string, value: number])[],
  marks: readonly Mark[],
): Marked {
  const provisional = provisionalFrom(observations, marks)
  return { ...(marks.length > 0 && { marks: [...marks] }), ...(provisional && { provisional }) }
}

/** Dates by what is said of them, in the order in which it is first said. */
export function byWords(marks: readonly Mark[]): [said: string, at: string[]][] {
  return [...Map.groupBy(marks, ([, mark]) => sayMark(mark))].map(([said, some]) => [said, some.map(([at]) => at)])
}

/** A path within an item in words: `numbers.projection.2035.p50` is 'projection 2035, median'. */

const words: Readonly<Record<string, string>> = {
  p2_5: '2.5% point',
  p10: '10% point',
  p25: '25% point',
  p50: 'median',
  p75: '75% point',
  p90: '90% point',
  p97_5: '97.5% point',
  mase: 'error against naive',
  observations: 'observation',
  at: 'time',
  drives: 'what drives it',
  breaks: 'what could break it',
  watch: 'what to watch',
  told: 'what its page tells',
  members: 'member',
  signposts: 'signpost',
  signals: 'signal',
  thresholds: 'value that matters',
  crossings: 'value that matters',
  triggers: 'what would move it',
  adjustments: 'what was weighed',
  incoherences: 'what cannot all be so',
  parts: 'part',
  knots: 'point',
}
/** Parts of a path that only say where a thing is kept. */
const unsaid = new Set(['details', 'numbers', 'points', 'estimate'])

export function sayField(field: string): string {
  const [, row, rest = ''] = /^crowd\.(\d+)\.(.+)$/.exec(field) ?? []
  // No version says it: of its history the very row, which tells when.
  if (row !== undefined) return `what people said together (row ${row} of what was told), ${sayField(rest)}`
  const said = field
    .split('.')
    .filter((name) => !unsaid.has(name))
    .map((name) => words[name] ?? placeOf(name) ?? plain(name))
  return joined(said) || plain(field)
}

/** A place in a list: counted from 0 where it is kept, from 1 by people. */
const placeOf = (name: string): string | null => (/^\d{1,3}$/.test(name) ? `no. ${Number(name) + 1}` : null)

/** A time stands with what it is the time of, and what is said twice is said once. */
function joined(parts: readonly string[]): string {
  return parts.reduce((said, part, i) => {
    if (i === 0) return part
    if (part === parts[i - 1]) return said
    return `${said}${/^(\d{4}(-Q\d|(-\d\d)*)|no\. \d+)$/.test(part) ? '' : ','} ${part}`
  }, '')
}

/** 'houseForecast' and 'no-clear-direction' as words. */
function plain(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/(?<=[a-z])[-_](?=[a-z])/g, ' ')
    .toLowerCase()
}

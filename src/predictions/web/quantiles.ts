/** The five quantiles of a forecast as a table and as a sentence. */
type Five<V> = Record<'p5' | 'p25' | 'p50' | 'p75' | 'p95', V>

export function quantileRows<V>(quantiles: Five<V>, say: (value: V) => string): [string, string][] {
  const { p5, p25, p50, p75, p95 } = quantiles
  return [
    ['5%', say(p5)],
    ['25%', say(p25)],
    ['50%', say(p50)],
    ['75%', say(p75)],
    ['95%', say(p95)],
  ]
}

/** `title` says whose forecast it is: 'House forecast'. */
export function rangeSaid<V>(title: string, { p5, p25, p50, p75, p95 }: Five<V>, say: (value: V) => string): string {
  return `${title}: as likely above as below ${say(p50)}; half of the chance from ${say(p25)} to ${say(p75)}, nine tenths from ${say(p5)} to ${say(p95)}.`
}

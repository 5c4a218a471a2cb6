/**
 * What a reader sees of a chart, in the part of an address that stays in the browser: a page is one, whoever looks at it
 * how. `#chart=fossil-co2&years=all&at=2030`
 */
export type ChartView = {
  /** What the chart is called in addresses. */
  chart: string
  /** All years, not only those around now. */
  isWhole: boolean
  /** Which of its times is shown, where there are several and it is not the one that the page opens with: 'week'. */
  window: string | null
  /** The reading that is chosen. */
  at: string | null
}

const mark = '#chart='

export function writeView({ chart, isWhole, window, at }: ChartView): string {
  const words = new URLSearchParams({
    chart,
    ...(isWhole && { years: 'all' }),
    ...(window !== null && { window }),
    ...(at !== null && { at }),
  })
  return `#${words}`
}

/** Null where it names no chart. */
export function readView(hash: string): ChartView | null {
  if (!hash.startsWith(mark)) return null
  const words = new URLSearchParams(hash.slice(1))
  return {
    chart: words.get('chart') ?? '',
    isWhole: words.get('years') === 'all',
    window: words.get('window') || null,
    at: words.get('at') || null,
  }
}

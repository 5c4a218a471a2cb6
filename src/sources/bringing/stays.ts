/** What of a series stands before the first value that a source has: a look keeps that, and takes nothing back there. */
import type { Preview } from '#series/reading/preview.ts'

type Difference = NonNullable<Preview['diff']>

/** `older`: how many values stay; `diff`: what changes beside them. */
export function withoutOlder({
  diff,
  series,
}: Pick<Preview, 'diff' | 'series'>): { diff: Difference; older: number } | null {
  const first = series[0]?.observations[0]?.[0]
  if (!diff || first === undefined) return null
  const gone = diff.gone.filter(([at]) => at >= first)
  return { diff: { ...diff, gone }, older: diff.gone.length - gone.length }
}

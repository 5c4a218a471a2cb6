/** How many values came inside each of their bands, against how many should. */
import { Stat } from '#kit/web/ui/figures/Stats.tsx'
import type { TrackRecord } from '../record.ts'
import { sayCoverage, saySharePrecisely } from '../record-words.ts'

const levels = [50, 80, 95] as const

export function Inside({ inside, values }: Pick<TrackRecord['backtests'], 'inside' | 'values'>) {
  return levels.map((level) => (
    <Stat key={level} label={`Inside their ${level}% band`} note={sayCoverage(inside[level], values, level)}>
      {saySharePrecisely(inside[level], values)}
    </Stat>
  ))
}

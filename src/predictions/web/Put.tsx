/** Where the projection of a series puts a time, in a sentence, and the link to whose projection it is. */
import type { ReactNode } from 'react'
import type { Neighbour } from '#items/web/kind-view.ts'
import { paths } from '#items/paths.ts'
import { sayDay } from '#kit/dates.ts'
import { sayEstimate, unitBehind } from '#kit/numbers.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'

type Props = { series: ReactNode; at: string; median: number; low80: number; high80: number; unit: string }

export function Put({ series, at, median, low80, high80, unit }: Props) {
  const say = (value: number) => sayEstimate(value, high80 - low80)
  return (
    <>
      The projection of {series} puts {sayDay(at)} at {say(median)} {unitBehind(unit)}, four times in five between{' '}
      {say(low80)} and {say(high80)}.
    </>
  )
}

/** `trend`: where it is among the neighbours that the page has. */
export function SeriesLink({ to, trend }: { to: string; trend: Neighbour | undefined }) {
  return (
    <Link to={paths.itemOf(to)}>
      <bdi>{trend ? <Chemical text={trend.item.label} /> : 'its series'}</bdi>
    </Link>
  )
}

export function sayUnchecked(at: string): string {
  return `${sayDay(at)} lies beyond the range in which its bands were checked.`
}

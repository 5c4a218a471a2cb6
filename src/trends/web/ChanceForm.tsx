/**
 * A value and a time, and at once the chance that the trend stands at or above it then, or at or below it. The address holds both, so that
 * the answer can be shared.
 */
import { useEffect, useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { sayChance, sayNumber, sayQuantity } from '#kit/numbers.ts'
import { ProbabilityBar } from '#kit/web/chart/Bars.tsx'
import { useToday } from '#kit/web/today.ts'
import { answerChance, readValue, type Side, sides } from '../chance-answer.ts'
import type { MadeProjection } from '#series/projection.ts'
import { lastOf } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import type { Crossing } from '../numbers.ts'
import { nearPoint } from '../shown/projection-of.ts'
import { type Asked, ChanceBlanks } from './ChanceBlanks.tsx'
import styles from './Trend.module.css'

export type ChanceFormProps = { series: Series; projection: MadeProjection; crossings: readonly Crossing[] }

export function ChanceForm({ series, projection, crossings }: ChanceFormProps) {
  const today = useToday()
  const [lastAt, last] = lastOf(series)
  const ahead = crossings.find(({ state }) => state === 'ahead')?.value ?? last
  const first: Asked = {
    at: nearPoint(projection, today)?.at ?? '',
    value: String(ahead),
    side: isFalling(projection, last) ? 'most' : 'least',
  }
  const [{ asked, note }, setAsked] = useState<{ asked: Asked; note: string | null }>({
    asked: { ...first, value: sayNumberToType(first.value) },
    note: null,
  })
  const value = readValue(asked.value)
  const change = (part: Partial<Asked>) => {
    const next = { ...asked, ...part }
    setAsked({ asked: next, note: null })
    if (readValue(next.value) !== null) keepInAddress(next)
  }
  // The server draws one page for all addresses of a trend. Who follows a link to an answer comes for the answer.
  useEffect(() => {
    if (!isAsked()) return
    setAsked(readAddress(projection, first))
    document.getElementById('chance')?.scrollIntoView()
    // Only on arriving.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <>
      <ChanceBlanks
        asked={asked}
        change={change}
        unit={series.unit}
        points={projection.points}
        faults={{ value: value === null ? 'Write a number, such as 450, 1,200 or 1.5 million.' : null, at: note }}
      />
      <output className={styles.answer}>
        {value !== null && (
          <Answer
            projection={projection}
            asked={{ ...asked, value }}
            last={lastAt}
            said={sayQuantity(value, series.unit)}
          />
        )}
      </output>
    </>
  )
}

function Answer({
  projection,
  asked,
  last,
  said,
}: {
  projection: MadeProjection
  asked: { at: string; value: number; side: Side }
  last: string
  said: string
}) {
  const answer = answerChance(projection, asked, last)
  if (!answer) return null
  return (
    <>
      <b className={styles.figure}>{sayChance(answer.chance)}</b>
      <span>
        {sides[asked.side].says} {said} in {sayDay(asked.at)} is {answer.inWords}. {answer.about}
      </span>
      <ProbabilityBar value={answer.chance} isSlim />
    </>
  )
}

function isAsked(): boolean {
  const query = new URLSearchParams(location.search)
  return query.has('value') || query.has('at')
}

/** What the address asks for; what it cannot, with a word about it. */
function readAddress({ points }: MadeProjection, first: Asked): { asked: Asked; note: string | null } {
  const query = new URLSearchParams(location.search)
  const at = query.get('at')
  const isThere = at === null || points.some((point) => point.at === at)
  const [from, to] = [points[0], points.at(-1)].map((point) => sayDay(point?.at ?? ''))
  return {
    asked: {
      at: isThere ? (at ?? first.at) : first.at,
      value: query.get('value')?.slice(0, 40) ?? sayNumberToType(first.value),
      // Without a word about it, at least.
      side: query.has('value') ? (query.get('side') === 'most' ? 'most' : 'least') : first.side,
    },
    note: isThere ? null : `The projection goes from ${from} to ${to}, and has nothing for what the address asks.`,
  }
}

/** As people type it, with groups. Numbers beyond words stay as they are. */
function sayNumberToType(value: string): string {
  const said = sayNumber(Number(value), 6)
  return readValue(said) === Number(value) ? said : value
}

/** Of what is falling one asks how low it gets. */
function isFalling({ points }: MadeProjection, last: number): boolean {
  return (points.at(-1)?.knots[3] ?? last) < last
}

/** In place, and without the router: nothing has to be loaded for it. */
function keepInAddress(asked: Asked): void {
  const url = new URL(location.href)
  const { side, ...rest } = asked
  url.search = new URLSearchParams({ ...rest, ...(side === 'most' && { side }) }).toString()
  history.replaceState(history.state, '', url)
}

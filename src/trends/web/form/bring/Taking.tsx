/** The decision: what a file would change, and whether it becomes the series. */
import { sayCounted } from '#kit/numbers.ts'
import { useState } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import type { Mark } from '#series/marks.ts'
import type { Preview } from '#series/reading/preview.ts'
import styles from './Bring.module.css'
import { Differences } from './Differences.tsx'
import type { Answers } from './use-bringing.ts'

export type Found = Preview['series'][number]
export type Observations = [at: string, value: number][]
type Props = {
  preview: Preview
  answers: Answers
  held: Observations
  heldMarks: readonly Mark[]
  onTake: (found: Found, answers: Answers, kept: Observations) => void
  onForget: () => void
}

export function Taking({ preview: { series, diff, whyNot }, answers, held, heldMarks, onTake, onForget }: Props) {
  const [found] = series
  const gone: Observations = diff?.gone ?? []
  const [keepsGone, setKeepsGone] = useState(() => isBefore(gone, found))
  return (
    <>
      {diff && held.length > 0 && (
        <Differences
          {...{ diff, keepsGone }}
          marks={marksBetween(heldMarks, found?.marks ?? [], [...diff.added, ...diff.gone])}
          onKeepGone={setKeepsGone}
        />
      )}
      {whyNot && <Barred whyNot={whyNot} />}
      <p className={styles.acts}>
        {!whyNot && found && <Take found={found} onTake={() => onTake(found, answers, keepsGone ? gone : [])} />}
        <Button variant="quiet" size="small" onClick={onForget}>
          Leave it
        </Button>
      </p>
    </>
  )
}

/** Of values that both have: which are marked otherwise than before. */
function marksBetween(before: readonly Mark[], after: readonly Mark[], apart: Observations): string[] {
  const was = new Map(before)
  const is = new Map(after)
  const isApart = new Set(apart.map(([at]) => at))
  const all = [...new Set([...was.keys(), ...is.keys()])].toSorted()
  return all.filter((at) => was.get(at) !== is.get(at) && !isApart.has(at))
}

/** What is only asked says so itself. */
function Barred({ whyNot: { code, reason } }: { whyNot: NonNullable<Preview['whyNot']> }) {
  if (code === 'needs-answer') return null
  return (
    <Banner tone="warn">
      <p>It cannot become the series as it is: it {reason}.</p>
    </Banner>
  )
}

/** A file that begins later leaves out what came before; one that has holes takes values back. */
function isBefore(gone: Observations, found: Found | undefined): boolean {
  const first = found?.observations[0]?.[0] ?? ''
  return gone.every(([at]) => at < first)
}

function Take({ found: { observations }, onTake }: { found: Found; onTake: () => void }) {
  return (
    <Button size="small" onClick={onTake}>
      Take these {sayCounted(observations.length, 'value')}
    </Button>
  )
}

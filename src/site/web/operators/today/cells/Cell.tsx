/** A cell of the instrument panel: its number leads to the list that it comes of, and a line shows how it went. */
import type { ReactNode } from 'react'
import { sayNumber } from '#kit/numbers.ts'
import { Spark } from '#kit/web/chart/Spark.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Stat } from '#kit/web/ui/figures/Stats.tsx'
import { type State, StateWord } from '../StateWord.tsx'
import styles from './Cell.module.css'

type Props = {
  label: string
  /** How it is, and the word that says it. */
  state?: readonly [is: State, word: string] | undefined
  /** Where the list is. */
  to?: string
  note?: ReactNode
  /** Of the 24 hours; `of`: what they count, for those who do not see the line. */
  line?: { points: readonly number[]; of: string } | undefined
  children: ReactNode
}

export function Cell({ label, state, to, note, line, children }: Props) {
  const head = state ? (
    <span className={styles.label}>
      {label} <StateWord state={state[0]}>{state[1]}</StateWord>
    </span>
  ) : (
    label
  )
  return (
    <Stat label={head} note={<Note note={note} line={line} />}>
      {to === undefined ? (
        children
      ) : (
        <Link className={styles.number} to={to}>
          {children}
        </Link>
      )}
    </Stat>
  )
}

/** The database was too busy to say it: what needs a hand says so too. */
export function UnknownCell({ label }: { label: string }) {
  return (
    <Stat label={label} note="the database was too busy">
      not known
    </Stat>
  )
}

function Note({ note, line }: Pick<Props, 'note' | 'line'>) {
  if (!line || line.points.length < 2) return note
  const { points, of } = line
  const [least, most] = [Math.min(...points), Math.max(...points)].map((value) => sayNumber(value, 0))
  return (
    <>
      {note}
      <span className="unseen">
        , between {least} and {most} {of}
      </span>
      <span className={styles.line}>
        <Spark points={points.map((value, place) => [place, value] as const)} now={points.length - 1} height="1.5rem" />
      </span>
    </>
  )
}

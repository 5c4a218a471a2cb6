/** The form of a curve: drawn as it is set, its five numbers beside those of others, and what follows from it. */
import type { ReactNode } from 'react'
import { densityThrough } from '../../../curves/density.ts'
import { type Level, levels } from '../../../curves/through.ts'
import type { Dots } from '#kit/web/chart/curve/Curves.tsx'
import type { Amounts } from '../../../question-type.ts'
import { rising } from '../question-forms/quantile-words.ts'
import type { CurveAsked, GivenFive, Other } from './asked.ts'
import { FiveTable } from './FiveTable.tsx'
import { Following } from './Following.tsx'
import { HappenedBy } from './HappenedBy.tsx'
import { OwnCurve } from './OwnCurve.tsx'

type Props = {
  /** Null while its question has no range: then there is nothing to draw on. */
  asked: CurveAsked | null
  five: GivenFive
  others: readonly Other[]
  /** Measured values, the last of them last. */
  dots?: Dots | undefined
  head: string
  /** All five at once, as they are moved. */
  onChange: (five: Amounts) => void
  /** One's own field of each. */
  children: (level: Level) => ReactNode
}

export function CurveFields({ asked, five, others, dots, head, onChange, children }: Props) {
  const all = rising(five)
  const own = asked && densityThrough(asked.line, all) ? all : null
  const isBlank = levels.every((level) => five[level] === null)
  return (
    <>
      {asked && <OwnCurve {...{ asked, own, isBlank, others, dots, onChange }} />}
      <FiveTable {...{ head, asked, others }} field={children} />
      {asked && <Following {...{ asked, own, others }} last={dots?.values.at(-1) ?? null} />}
      {asked?.sums && <HappenedBy title={asked.sums} {...{ asked, own, others }} />}
    </>
  )
}

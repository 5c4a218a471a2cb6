/** One's own forecasts of a group of amounts or days: three numbers for each question that is open, filled and sent together. */
import { useState } from 'react'
import { useToday } from '#kit/web/today.ts'
import { disorderOfThrees } from '../../../asked-with/amounts/order.ts'
import { threesCopied, threesFilled } from '../../../asked-with/amounts/filling.ts'
import { areOneUnit, type GivenThree, sayingThree, whole } from '../../../asked-with/amounts/three.ts'
import { useAgainSoon } from '../../again-soon.ts'
import type { Group, OwnAskedWith } from '../../call-forecasts.ts'
import { FillActs } from '../FillActs.tsx'
import { Nearest } from '../Nearest.tsx'
import { AskedTable } from '../AskedTable.tsx'
import { SendSeveral } from '../SendSeveral.tsx'
import { groupCaption as caption } from '../title.ts'
import { useSeveral } from '../use-several.ts'
import styles from '../AskedWith.module.css'
import { AmountCell } from './AmountCell.tsx'
import { amountRows } from './amount-rows.ts'

type Props = { id: string; group: Group; own: OwnAskedWith }

export function OwnAmounts({ id, group: { questions, direction }, own }: Props) {
  const today = useToday()
  const [replaced, setReplaced] = useState<ReadonlySet<string>>(new Set())
  const rows = amountRows(questions, own, { today, replaced })
  const several = useSeveral<GivenThree>(rows, sayingThree, useAgainSoon())
  const { given, change } = several
  // What cannot be changed here is held against nothing.
  const disorder = disorderOfThrees(
    rows.map((row, i) => ({ ...row, given: row.isOpen ? (given[i] ?? null) : null })),
    direction,
  )
  const against = disorder && {
    said: 'These cannot all be true.',
    nearest: 'The nearest that can',
    list: disorder.said,
    offered: disorder.nearest,
  }
  const cells = rows.map((row, at) => (
    <AmountCell
      key={row.predictionId}
      {...{ several, row, at, own }}
      note={disorder?.beside[at] ?? null}
      onReplace={(isReplaced) => {
        const others = [...replaced].filter((one) => one !== row.predictionId)
        setReplaced(new Set(isReplaced ? [...others, row.predictionId] : others))
        several.set(at, isReplaced ? row.three : null)
      }}
    />
  ))
  const table = <AskedTable id={id} caption={caption} rows={questions} own={cells} />
  if (!rows.some(({ isOpen }) => isOpen)) return table
  const fill = (filled: readonly GivenThree[]) => change(filled.map((one) => whole(one)))
  return (
    <form className={styles.form} onSubmit={several.onSubmit} noValidate>
      <p className="fine soft">
        Nine tenths of the chance lie between low and high, a twentieth beyond each, and half on either side of the
        middle. The quarters between follow from these three. What lies beyond an open end is written as that end.
      </p>
      {table}
      {areOneUnit(questions) && (
        <FillActs onCopy={() => fill(threesCopied(given))} onFill={() => fill(threesFilled(given, questions))} />
      )}
      <Nearest against={against} given={given} onTake={change} />
      <SendSeveral several={several} />
    </form>
  )
}

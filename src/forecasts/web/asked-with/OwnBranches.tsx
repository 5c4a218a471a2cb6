/** One's own forecasts of questions that hang on another: filled and sent together, and held against each other as they are typed. */
import { useToday } from '#kit/web/today.ts'
import { keyOf, wholesOf } from '../../asked-with/branching.ts'
import { chanceIn, estimateWith, isOfChance, sayingChance } from '../../asked-with/chance.ts'
import { whyNotNow } from '../../may-forecast.ts'
import { useAgainSoon } from '../again-soon.ts'
import type { Asked, Branching, OwnAskedWith } from '../call-forecasts.ts'
import { AskedTable } from './AskedTable.tsx'
import { branchesCaption as caption, rowsOf } from './branch-rows.ts'
import { Held, StillToSay } from './Held.tsx'
import { standingOf } from './own-chance.ts'
import { OwnCell } from './OwnCell.tsx'
import { SendSeveral } from './SendSeveral.tsx'
import { useSeveral } from './use-several.ts'
import styles from './AskedWith.module.css'

type Props = { id: string; branching: Branching; own: OwnAskedWith }

export function OwnBranches({ id, branching, own }: Props) {
  const rows = rowsOf(branching)
  const today = useToday()
  const untimely = rows.map((one) => whyNotNow(one, today))
  const asked = rows.map((one, i) => ({
    ...one,
    ...standingOf(one, own, chanceIn),
    isOpen: !untimely[i] && isOfChance(one.question),
  }))
  const several = useSeveral(asked, sayingChance, useAgainSoon())
  const held = new Set(asked.flatMap(({ isOpen, predictionId }) => (isOpen ? [] : [predictionId])))
  const over = new Set(rows.flatMap(({ predictionId }, i) => (untimely[i] ? [predictionId] : [])))
  const said = ({ predictionId, question }: Pick<Asked, 'predictionId' | 'question'>) => {
    const chance = several.given[rows.findIndex((one) => one.predictionId === predictionId)] ?? null
    // What says more than a chance is said on its own page.
    if (!isOfChance(question)) return own.find((one) => one.predictionId === predictionId)?.estimate ?? null
    return chance === null ? null : estimateWith(question, chance)
  }
  const ids = rows.map(({ predictionId }) => predictionId)
  const cells = rows.map((question, i) => (
    <OwnCell
      key={question.predictionId}
      {...{ several, question, at: i, untimely: untimely[i] ?? null, own }}
      note={null}
    />
  ))
  const wholes = wholesOf(branching, said, id)
  return (
    <form className={styles.form} onSubmit={several.onSubmit} noValidate>
      <AskedTable id={id} caption={caption} rows={rows} own={cells} />
      {wholes.map((whole) => (
        <Held key={keyOf(whole)} isOneOf={wholes.length > 1} {...{ whole, ids, held, several }} />
      ))}
      <StillToSay wholes={wholes} over={over} />
      {!untimely.every(Boolean) && <SendSeveral several={several} />}
    </form>
  )
}

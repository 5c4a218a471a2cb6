/** One's own forecasts of a group: a field for each question that is open, filled together and sent together. */
import { useToday } from '#kit/web/today.ts'
import { chanceIn, sayingChance } from '../../asked-with/chance.ts'
import { copiedDown, filledBetween, ofChances } from '../../asked-with/filling.ts'
import { disorderOf, givenOf } from '../../asked-with/order.ts'
import { whyNotNow } from '../../may-forecast.ts'
import { useAgainSoon } from '../again-soon.ts'
import type { Group, OwnAskedWith } from '../call-forecasts.ts'
import { standingOf } from './own-chance.ts'
import { AskedTable } from './AskedTable.tsx'
import { FillActs } from './FillActs.tsx'
import { Nearest } from './Nearest.tsx'
import { OwnCell } from './OwnCell.tsx'
import { SendSeveral } from './SendSeveral.tsx'
import { groupCaption as caption } from './title.ts'
import { useSeveral } from './use-several.ts'
import styles from './AskedWith.module.css'

type Props = { id: string; group: Group; own: OwnAskedWith }

export function OwnGroup({ id, group, own }: Props) {
  const { questions, direction } = group
  const today = useToday()
  const untimely = questions.map((one) => whyNotNow(one, today))
  const several = useSeveral(
    questions.map((one, i) => ({ ...one, ...standingOf(one, own, chanceIn), isOpen: !untimely[i] })),
    sayingChance,
    useAgainSoon(),
  )
  const { given: chances, change } = several
  const disorder = disorderOf(givenOf(questions, chances, today), direction)
  const against = disorder && {
    said: 'These cannot all be true.',
    nearest: 'The nearest that can',
    list: disorder.said,
    offered: disorder.nearest,
  }
  const fill = (filled: readonly (number | null)[]) => change(filled.map((one, i) => (untimely[i] ? null : one)))
  const places = questions.map(({ place }) => place)
  const cells = questions.map((question, i) => (
    <OwnCell
      key={question.predictionId}
      {...{ several, question, at: i, untimely: untimely[i] ?? null, own }}
      note={disorder?.beside[i] ?? null}
    />
  ))
  if (untimely.every(Boolean)) return <AskedTable id={id} caption={caption} rows={group.questions} own={cells} />
  return (
    <form className={styles.form} onSubmit={several.onSubmit} noValidate>
      <AskedTable id={id} caption={caption} rows={group.questions} own={cells} />
      <FillActs
        onCopy={() => fill(copiedDown(chances, ofChances))}
        onFill={() => fill(filledBetween(chances, places, ofChances))}
      />
      <Nearest against={against} given={chances} onTake={change} />
      <SendSeveral several={several} />
    </form>
  )
}

/** One's own forecasts of a group: a field for each question that is open, filled together and sent together. */
import { useToday } from '#kit/web/today.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { copiedDown, filledBetween } from '../../asked-with/filling.ts'
import { disorderOf } from '../../asked-with/order.ts'
import { sayUntimely, type Untimely, whyNotNow } from '../../may-forecast.ts'
import { useAgainSoon } from '../again-soon.ts'
import type { Group, GroupQuestion, OwnAskedWith } from '../call-forecasts.ts'
import { ownChanceOf } from './own-chance.ts'
import { GroupTable } from './GroupTable.tsx'
import { Nearest } from './Nearest.tsx'
import { Said } from './Said.tsx'
import { SendSeveral } from './SendSeveral.tsx'
import { SeveralField } from './SeveralField.tsx'
import { type Several, useSeveral } from './use-several.ts'
import styles from './AskedWith.module.css'

type Props = { id: string; group: Group; own: OwnAskedWith }

export function OwnGroup({ id, group, own }: Props) {
  const { questions, direction } = group
  const today = useToday()
  const untimely = questions.map((one) => whyNotNow(one, today))
  const standing = questions.map((one) => ownChanceOf(one, own))
  const several = useSeveral(
    questions.map((one, i) => ({ ...one, standing: standing[i] ?? null, isOpen: !untimely[i] })),
    useAgainSoon(),
  )
  const { chances, change } = several
  // What has closed cannot be changed any more: it is held against nothing.
  const open = questions.map(({ mark }, i) => ({ mark, chance: untimely[i] ? null : (chances[i] ?? null) }))
  const disorder = disorderOf(open, direction)
  const fill = (filled: readonly (number | null)[]) => change(filled.map((one, i) => (untimely[i] ? null : one)))
  const places = questions.map(({ place }) => place)
  const cells = questions.map((question, i) => (
    <OwnCell
      key={question.predictionId}
      {...{ several, question, at: i, untimely: untimely[i] ?? null }}
      note={disorder?.beside[i] ?? null}
    />
  ))
  if (untimely.every(Boolean)) return <GroupTable id={id} group={group} own={cells} />
  return (
    <form className={styles.form} onSubmit={several.onSubmit} noValidate>
      <GroupTable id={id} group={group} own={cells} />
      <p className="row">
        <Button variant="plain" size="small" onClick={() => fill(copiedDown(chances))}>
          Copy down
        </Button>
        <Button variant="plain" size="small" onClick={() => fill(filledBetween(chances, places))}>
          Fill between
        </Button>
        <span className="fine soft">Both fill only fields that are empty.</span>
      </p>
      {disorder && <Nearest said={disorder.said} onTake={() => change(disorder.nearest)} />}
      <SendSeveral several={several} />
    </form>
  )
}

type CellProps = {
  several: Several
  question: GroupQuestion
  at: number
  untimely: Untimely | null
  note: string | null
}

function OwnCell({ several, question, at, untimely, note }: CellProps) {
  if (untimely)
    return (
      <>
        <Said chance={several.chances[at]} />
        <span className={styles.who}>{sayUntimely(untimely, question)}</span>
      </>
    )
  return <SeveralField several={several} at={at} label={`What you say of ${question.mark}`} note={note} />
}

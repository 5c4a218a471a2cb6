/** One's own forecasts of questions that hang on another: filled and sent together, and held against each other as they are typed. */
import { sayFineChance } from '#kit/numbers.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { useToday } from '#kit/web/today.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { agreementOf, missingOf } from '../../asked-with/agreement.ts'
import { keyOf, type Whole, wholesOf } from '../../asked-with/branching.ts'
import { estimateWith, isOfChance } from '../../asked-with/chance.ts'
import { whyNotNow } from '../../may-forecast.ts'
import { useAgainSoon } from '../again-soon.ts'
import type { Asked, Branching, OwnAskedWith } from '../call-forecasts.ts'
import { AskedTable } from './AskedTable.tsx'
import { branchesCaption as caption, rowsOf } from './branch-rows.ts'
import { Nearest } from './Nearest.tsx'
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
    ...standingOf(one, own),
    isOpen: !untimely[i] && isOfChance(one.question),
  }))
  const several = useSeveral(asked, useAgainSoon())
  const held = new Set(asked.flatMap(({ isOpen, predictionId }) => (isOpen ? [] : [predictionId])))
  const said = ({ predictionId, question }: Pick<Asked, 'predictionId' | 'question'>) => {
    const chance = several.chances[rows.findIndex((one) => one.predictionId === predictionId)] ?? null
    // What says more than a chance is said on its own page.
    if (!isOfChance(question)) return own.find((one) => one.predictionId === predictionId)?.estimate ?? null
    return chance === null ? null : estimateWith(question, chance)
  }
  const take = (nearest: Record<string, number>) =>
    several.change(rows.map(({ predictionId }) => nearest[predictionId] ?? null))
  const cells = rows.map((question, i) => (
    <OwnCell
      key={question.predictionId}
      {...{ several, question, at: i, untimely: untimely[i] ?? null, own }}
      note={null}
    />
  ))
  return (
    <form className={styles.form} onSubmit={several.onSubmit} noValidate>
      <AskedTable id={id} caption={caption} rows={rows} own={cells} />
      {wholesOf(branching, said, id).map((whole) => (
        <Held key={keyOf(whole)} {...{ whole, held }} onTake={take} />
      ))}
      {!untimely.every(Boolean) && <SendSeveral several={several} />}
    </form>
  )
}

type HeldProps = { whole: Whole; held: ReadonlySet<string>; onTake: (nearest: Record<string, number>) => void }

/** One's own numbers against each other; where one is missing, which. */
function Held({ whole, held, onTake }: HeldProps) {
  const { on, plain, branches } = whole
  const all = [on, ...branches, ...(plain ? [plain] : [])]
  const agreement = agreementOf(plain, branches, 'you say', held)
  if (!agreement)
    return (
      <p className="fine soft">
        To hold your numbers against each other, say also: <Chemical text={missingOf(all).join(', ')} />.
      </p>
    )
  const { said, nearest } = agreement
  if (!nearest)
    return (
      <Banner>
        <output>Your numbers: {said}</output>
      </Banner>
    )
  const offered = all.flatMap(({ predictionId, label }) => {
    const chance = nearest[predictionId]
    return chance === undefined ? [] : [`${sayFineChance(chance)} for ${label}`]
  })
  const stays = all.some(({ predictionId }) => predictionId !== on.predictionId && held.has(predictionId))
  const left = stays
    ? 'the condition as likely as you say and the others as they are'
    : 'the condition as likely as you say'
  return (
    <Nearest
      said={`Your numbers: ${said}`}
      nearest={`The nearest that do, ${left}: ${offered.join(', ')}.`}
      onTake={() => onTake(nearest)}
    />
  )
}

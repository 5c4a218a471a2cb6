/** What one says oneself of a question among several: a field while it is open, then what one said last. */
import { paths } from '#items/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { chanceIn, isOfChance } from '../../asked-with/chance.ts'
import { sayUntimely, type Untimely } from '../../may-forecast.ts'
import type { OwnAskedWith } from '../call-forecasts.ts'
import { sayOwn } from '../own/say-own.ts'
import type { AskedRow } from './AskedTable.tsx'
import { standingOf } from './own-chance.ts'
import { Said } from './Said.tsx'
import { SeveralField } from './SeveralField.tsx'
import type { Several } from './use-several.ts'
import forecastStyles from '../Forecasts.module.css'
import styles from './AskedWith.module.css'

type Props = {
  several: Several<number>
  question: AskedRow
  at: number
  untimely: Untimely | null
  own: OwnAskedWith
  note: string | null
}

export function OwnCell({ several, question, at, untimely, own, note }: Props) {
  if (!isOfChance(question.question)) return <OnItsPage question={question} own={own} />
  const { isOfEarlierWording } = standingOf(question, own, chanceIn)
  if (untimely)
    return (
      <>
        <Said chance={several.given[at]} />
        {isOfEarlierWording && <span className={styles.who}>Said of an earlier wording.</span>}
        <span className={styles.who}>{sayUntimely(untimely, question)}</span>
      </>
    )
  const notes = [isOfEarlierWording && earlier, note].filter(Boolean)
  return (
    <SeveralField
      several={several}
      at={at}
      label={`What you say of ${question.mark}`}
      note={notes.length > 0 ? notes.join(' ') : null}
    />
  )
}

export const earlier = 'Worded anew since you said so. Sent as it is, it is said of the new wording.'

/** One that says more than a chance. */
function OnItsPage({ question: { predictionId, question }, own }: Pick<Props, 'question' | 'own'>) {
  const said = own.find((one) => one.predictionId === predictionId)
  return (
    <>
      {said && <span className={forecastStyles.mine}>{sayOwn(question, said)}</span>}{' '}
      <Link to={`${paths.item('prediction', predictionId)}#forecasts`}>Forecast it on its page</Link>
    </>
  )
}

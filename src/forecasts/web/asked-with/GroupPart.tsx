/** The questions of a group as one: what is said of each, drawn and in a table, in which one forecasts all that are open. */
import { lazy, Suspense } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { useIsThen } from '#items/web/then.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { notLoaded } from '#kit/web/not-loaded.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { areOneFan } from '../../asked-with/amounts/drawn.ts'
import { areAmounts } from '../../asked-with/amounts/three.ts'
import { isOfChance } from '../../asked-with/chance.ts'
import { callForecasts, type Group, type OwnAskedWith } from '../call-forecasts.ts'
import { OnlyNow } from '../OnlyNow.tsx'
import { AmountFan } from './fan/AmountFan.tsx'
import { GroupFan } from './fan/GroupFan.tsx'
import { AskedTable } from './AskedTable.tsx'
import { ownChanceOf, ownEstimateOf } from './own-chance.ts'
import { SignInToForecast } from './SignInToForecast.tsx'
import { groupCaption as caption, titleOf } from './title.ts'
import { useOwnAskedWith } from './use-own-asked-with.tsx'
import styles from './AskedWith.module.css'

const OwnGroup = lazy(() => import('./OwnGroup.tsx').then((file) => ({ default: file.OwnGroup }), notLoaded))
const OwnAmounts = lazy(() =>
  import('./amounts/OwnAmounts.tsx').then((file) => ({ default: file.OwnAmounts }), notLoaded),
)

/** `id`: of the prediction whose page it is. */
type Props = { id: string; group: Group }

export function GroupPart({ id, group: drawn }: Props) {
  const { user } = useUser()
  const input = { params: { id }, query: {} }
  // The page may have been kept for some seconds: who forecasts reads the group as it is.
  const { answer } = useAnswer(callForecasts, 'findAskedWith', user && input)
  const { own, failure } = useOwnAskedWith(id)
  const group = answer?.group ?? drawn
  const title = titleOf(group)
  const isThen = useIsThen()
  if (isThen) return <OnlyNow id={id} part="group" title={title} />
  const Own = formFor(group.questions)
  return (
    <Section title={title} note={`${group.questions.length} questions`} id="group">
      {Own ? (
        <div className={styles.part}>
          {failure}
          <Fan group={group} own={own} />
          <Together {...{ id, group, own, Own }} />
        </div>
      ) : (
        <AskedTable id={id} caption={caption} rows={group.questions} />
      )}
    </Section>
  )
}

/** Null where no table takes what is said of them: then each is forecast on its own page alone. */
function formFor(questions: Group['questions']): OwnForm | null {
  if (questions.every(({ question }) => isOfChance(question))) return OwnGroup
  return areAmounts(questions) ? OwnAmounts : null
}

type OwnForm = typeof OwnGroup
type Told = { group: Group; own: OwnAskedWith | null }

/** `own`: null of a visitor, and until it is here. */
function Fan({ group, own }: Told) {
  const { questions } = group
  if (questions.every(({ question }) => isOfChance(question)))
    return <GroupFan group={group} own={own ? questions.map((one) => ownChanceOf(one, own)) : []} />
  if (!areOneFan(group)) return null
  return (
    <AmountFan group={group} own={own ? questions.map(({ predictionId }) => ownEstimateOf(predictionId, own)) : []} />
  )
}

function Together({ id, group, own, Own }: Told & { id: string; Own: OwnForm }) {
  const table = <AskedTable id={id} caption={caption} rows={group.questions} />
  if (own)
    return (
      <Suspense fallback={table}>
        <Own {...{ id, group, own }} />
      </Suspense>
    )
  return (
    <>
      {table}
      <SignInToForecast id={id} part="group" questions={group.questions} isTaken={() => true} />
    </>
  )
}

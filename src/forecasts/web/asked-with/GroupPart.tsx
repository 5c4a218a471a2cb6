/** The questions of a group as one: how likely each is, drawn and in a table, in which one forecasts all that are open. */
import { lazy, Suspense } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { paths } from '#items/paths.ts'
import { useIsThen } from '#items/web/then.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { useToday } from '#kit/web/today.ts'
import { isOfChance } from '../../asked-with/chance.ts'
import { whyNotNow } from '../../may-forecast.ts'
import { callForecasts, type Group, type OwnAskedWith } from '../call-forecasts.ts'
import { OnlyNow } from '../OnlyNow.tsx'
import { GroupFan } from './GroupFan.tsx'
import { GroupTable } from './GroupTable.tsx'
import { ownChanceOf } from './own-chance.ts'
import { titleOf } from './title.ts'
import styles from './AskedWith.module.css'

const OwnGroup = lazy(() =>
  import('./OwnGroup.tsx').then(
    (file) => ({ default: file.OwnGroup }),
    () => ({ default: () => <p className="hush">This part could not be loaded. Reload the page to try again.</p> }),
  ),
)

/** `id`: of the prediction whose page it is. */
type Props = { id: string; group: Group }

export function GroupPart({ id, group: drawn }: Props) {
  const { user } = useUser()
  const input = { params: { id }, query: {} }
  // The page may have been kept for some seconds: who forecasts reads the group as it is.
  const { answer } = useAnswer(callForecasts, 'findAskedWith', user && input)
  const { answer: own } = useAnswer(callForecasts, 'listOwnAskedWith', user && input)
  const group = answer?.group ?? drawn
  const title = titleOf(group)
  const isThen = useIsThen()
  if (isThen) return <OnlyNow id={id} part="group" title={title} />
  const { questions } = group
  // One that says more than a chance is forecast on its own page alone.
  const isOfChances = questions.every(({ question }) => isOfChance(question))
  return (
    <Section title={title} note={`${questions.length} questions`} id="group">
      {isOfChances ? (
        <Chances {...{ id, group, own: user && own ? own.forecasts : null }} />
      ) : (
        <GroupTable id={id} group={group} />
      )}
    </Section>
  )
}

/** `own`: null of a visitor, and until it is here. */
function Chances({ id, group, own }: Props & { own: OwnAskedWith | null }) {
  return (
    <div className={styles.part}>
      <GroupFan group={group} own={own ? group.questions.map((one) => ownChanceOf(one, own)) : []} />
      {own ? (
        <Suspense fallback={<GroupTable id={id} group={group} />}>
          <OwnGroup {...{ id, group, own }} />
        </Suspense>
      ) : (
        <>
          <GroupTable id={id} group={group} />
          <SignIn id={id} group={group} />
        </>
      )}
    </div>
  )
}

function SignIn({ id, group }: Props) {
  const { user } = useUser()
  const today = useToday()
  if (user || group.questions.every((one) => whyNotNow(one, today))) return null
  return (
    <p>
      <Link rel="nofollow" to={paths.signIn(`${paths.item('prediction', id)}#group`)}>
        Sign in to forecast all of them at once
      </Link>
      .
    </p>
  )
}

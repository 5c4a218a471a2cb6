/** The questions of a group as one: how likely each is, drawn and in a table, in which one forecasts all that are open. */
import { lazy, Suspense } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { useIsThen } from '#items/web/then.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { notLoaded } from '#kit/web/not-loaded.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { isOfChance } from '../../asked-with/chance.ts'
import { callForecasts, type Group, type OwnAskedWith } from '../call-forecasts.ts'
import { OnlyNow } from '../OnlyNow.tsx'
import { GroupFan } from './fan/GroupFan.tsx'
import { AskedTable } from './AskedTable.tsx'
import { ownChanceOf } from './own-chance.ts'
import { SignInToForecast } from './SignInToForecast.tsx'
import { groupCaption as caption, titleOf } from './title.ts'
import { useOwnAskedWith } from './use-own-asked-with.tsx'
import styles from './AskedWith.module.css'

const OwnGroup = lazy(() => import('./OwnGroup.tsx').then((file) => ({ default: file.OwnGroup }), notLoaded))

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
  const { questions } = group
  // One that says more than a chance is forecast on its own page alone.
  const isOfChances = questions.every(({ question }) => isOfChance(question))
  return (
    <Section title={title} note={`${questions.length} questions`} id="group">
      {isOfChances && failure}
      {isOfChances ? (
        <Chances {...{ id, group, own }} />
      ) : (
        <AskedTable id={id} caption={caption} rows={group.questions} />
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
        <Suspense fallback={<AskedTable id={id} caption={caption} rows={group.questions} />}>
          <OwnGroup {...{ id, group, own }} />
        </Suspense>
      ) : (
        <>
          <AskedTable id={id} caption={caption} rows={group.questions} />
          <SignInToForecast id={id} part="group" questions={group.questions} />
        </>
      )}
    </div>
  )
}

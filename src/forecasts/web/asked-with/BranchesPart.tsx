/** Questions that hang on another, side by side: how likely each is with its condition and without, and what that makes. */
import { lazy, Suspense } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { useIsThen } from '#items/web/then.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { notLoaded } from '#kit/web/not-loaded.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { agreementOf } from '../../asked-with/agreement.ts'
import { isOfChance } from '../../asked-with/chance.ts'
import { keyOf, sayCameOut, sayGone, wholesOf } from '../../asked-with/branching.ts'
import { callForecasts, type Asked, type Branching, type OwnAskedWith } from '../call-forecasts.ts'
import { OnlyNow } from '../OnlyNow.tsx'
import { AskedTable } from './AskedTable.tsx'
import { branchesCaption as caption, branchesTitle, rowsOf } from './branch-rows.ts'
import { SignInToForecast } from './SignInToForecast.tsx'
import { useOwnAskedWith } from './use-own-asked-with.tsx'
import styles from './AskedWith.module.css'

const OwnBranches = lazy(() => import('./OwnBranches.tsx').then((file) => ({ default: file.OwnBranches }), notLoaded))

/** `id`: of the prediction whose page it is. */
type Props = { id: string; branchings: readonly Branching[] }

export function BranchesPart({ id, branchings: drawn }: Props) {
  const { user } = useUser()
  const input = { params: { id }, query: {} }
  // As with a group: who forecasts reads it as it is.
  const { answer } = useAnswer(callForecasts, 'findAskedWith', user && input)
  const { own, failure } = useOwnAskedWith(id)
  const branchings = answer?.branchings ?? drawn
  const title = branchesTitle(branchings)
  const isThen = useIsThen()
  if (isThen) return <OnlyNow id={id} part="branches" title={title} />
  return (
    <Section title={title} id="branches">
      <div className={styles.part}>
        {failure}
        {branchings.map((one) => (
          <OneBranching key={one.on.predictionId} {...{ id, branching: one, own }} />
        ))}
      </div>
    </Section>
  )
}

type OneProps = { id: string; branching: Branching; own: OwnAskedWith | null }

function OneBranching({ id, branching, own }: OneProps) {
  const cameOut = sayCameOut(branching)
  const rows = rowsOf(branching)
  const table = <AskedTable id={id} caption={caption} rows={rows} />
  return (
    <>
      {cameOut && (
        <p>
          <Chemical text={cameOut} />
        </p>
      )}
      {sayGone(branching).map((said) => (
        <p key={said}>
          <Chemical text={said} />
        </p>
      ))}
      {own ? (
        <Suspense fallback={table}>
          <OwnBranches {...{ id, branching, own }} />
        </Suspense>
      ) : (
        <>
          {table}
          <SignInToForecast id={id} part="branches" questions={rows} isTaken={isOfChance} />
        </>
      )}
      <AsTheyStand id={id} branching={branching} />
    </>
  )
}

/** Of the numbers that lead their pages, which may be of several voices. */
function AsTheyStand({ id, branching }: Omit<OneProps, 'own'>) {
  const byId = new Map(rowsOf(branching).map((one): [string, Asked] => [one.predictionId, one]))
  const wholes = wholesOf(branching, ({ predictionId }) => byId.get(predictionId)?.headline?.estimate ?? null, id)
  const said = wholes.flatMap((whole) => {
    const { plain, branches } = whole
    const agreement = agreementOf(plain, branches, 'its page says')
    return agreement
      ? [{ key: keyOf(whole), about: branches.map(({ label }) => label).join(', '), says: agreement.said }]
      : []
  })
  if (said.length === 0) return null
  return (
    <ul className={styles.said} aria-label="What the numbers of their pages make together">
      {said.map(({ key, about, says }) => (
        <li key={key}>
          <b>
            <Chemical text={about} />
          </b>
          : {says}
        </li>
      ))}
    </ul>
  )
}

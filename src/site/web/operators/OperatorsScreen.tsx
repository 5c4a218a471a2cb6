/** For operators: what waits for their word, and what the server still has to do. Others read that it is not for them. */
import { type ComponentType, Suspense } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { refusals } from '#kit/refusal.ts'
import { useLasting } from '#items/web/use-page-state.ts'
import { WaitingAuthors } from './WaitingAuthors.tsx'
import { ReportedItems } from './ReportedItems.tsx'
import { WaitingWork } from './WaitingWork.tsx'

/** `Analyses`: what another room has for operators. */
export function OperatorsScreen({ Analyses }: { Analyses: ComponentType }) {
  const { status, user } = useUser()
  const isLong = useLasting(status === 'waiting', 500)
  if (status === 'waiting') return <output>{isLong && 'Looking whether you are signed in'}</output>
  if (!user?.isOperator)
    return (
      <>
        <h1>Operators</h1>
        <p>{refusals['operators-only'].message}</p>
      </>
    )
  return (
    <div className="stack loose">
      <h1>Operators</h1>
      <WaitingAuthors />
      <ReportedItems />
      <Suspense>
        <Analyses />
      </Suspense>
      <WaitingWork />
    </div>
  )
}

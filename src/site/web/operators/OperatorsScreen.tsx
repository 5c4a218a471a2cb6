/** For operators: what waits for their word, and what the server still has to do. Others read whose page it is. */
import { type ComponentType, Suspense } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { useLasting } from '#items/web/use-page-state.ts'
import { WaitingAuthors } from './WaitingAuthors.tsx'
import { OperatorsOnly } from './OperatorsOnly.tsx'
import { ReportedItems } from './ReportedItems.tsx'
import { WaitingWork } from './WaitingWork.tsx'

/** `parts`: what other rooms have for operators. */
export function OperatorsScreen({ parts }: { parts: readonly ComponentType[] }) {
  const { status, user } = useUser()
  const isLong = useLasting(status === 'waiting', 500)
  if (status === 'waiting') return <output>{isLong && 'Looking whether you are signed in'}</output>
  if (!user?.isOperator) return <OperatorsOnly user={user} />
  return (
    <div className="stack loose">
      <h1>Operators</h1>
      <WaitingAuthors />
      <ReportedItems />
      {parts.map((Part, place) => (
        // The same in the same order for as long as the screen is there.
        <Suspense key={place}>
          <Part />
        </Suspense>
      ))}
      <WaitingWork />
    </div>
  )
}

/** For operators: what waits for their word, and what the server still has to do. Others read whose page it is. */
import { type ComponentType, Suspense } from 'react'
import { ForOperators } from './ForOperators.tsx'
import { ReportedItems } from './ReportedItems.tsx'
import { WaitingAuthors } from './WaitingAuthors.tsx'
import { WaitingWork } from './WaitingWork.tsx'

/** `parts`: what other rooms have for operators. */
export function OperatorsScreen({ parts }: { parts: readonly ComponentType[] }) {
  return (
    <ForOperators title="Operators">
      <WaitingAuthors />
      <ReportedItems />
      {parts.map((Part, place) => (
        // The same in the same order for as long as the screen is there.
        <Suspense key={place}>
          <Part />
        </Suspense>
      ))}
      <WaitingWork />
    </ForOperators>
  )
}

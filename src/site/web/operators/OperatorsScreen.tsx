/** For operators: what needs a hand, how the server is, and what waits for their word. Others read whose page it is. */
import { type ComponentType, Suspense } from 'react'
import { ForOperators } from './ForOperators.tsx'
import { ReportedItems } from './ReportedItems.tsx'
import { WaitingAuthors } from './WaitingAuthors.tsx'
import { Deeds } from './today/Deeds.tsx'
import { HealthCells } from './today/HealthCells.tsx'
import { NeedsHand } from './today/NeedsHand.tsx'
import { PeopleAndOrders } from './today/PeopleAndOrders.tsx'
import { Slowest } from './today/Slowest.tsx'
import { WaitingWork } from './WaitingWork.tsx'

/** `parts`: what other rooms have for operators. */
export function OperatorsScreen({ parts }: { parts: readonly ComponentType[] }) {
  return (
    <ForOperators title="Operators">
      <NeedsHand />
      <HealthCells />
      <WaitingWork />
      <Slowest />
      <PeopleAndOrders />
      <Deeds />
      <WaitingAuthors />
      <ReportedItems />
      {parts.map((Part, place) => (
        // The same in the same order for as long as the screen is there.
        <Suspense key={place}>
          <Part />
        </Suspense>
      ))}
    </ForOperators>
  )
}

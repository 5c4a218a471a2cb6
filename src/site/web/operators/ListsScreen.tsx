/** For operators: lists of what waits for their word, those of each room below the other. */
import { type ComponentType, Suspense } from 'react'
import { ForOperators } from './ForOperators.tsx'
import { ReportedItems } from './ReportedItems.tsx'
import { WaitingAuthors } from './WaitingAuthors.tsx'

type Parts = { parts: readonly ComponentType[] }

/** `parts`: what other rooms have. */
export function ListsScreen({ title, parts }: Parts & { title: string }) {
  return (
    <ForOperators title={title}>
      {parts.map((Part, place) => (
        // The same in the same order for as long as the screen is there.
        <Suspense key={place}>
          <Part />
        </Suspense>
      ))}
    </ForOperators>
  )
}

export function QueueScreen({ parts }: Parts) {
  return <ListsScreen title="Queue" parts={[ReportedItems, WaitingAuthors, ...parts]} />
}

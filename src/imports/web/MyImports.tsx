/** On my stuff: what one forecast on other platforms, brought by oneself and read by nobody else. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { BringForecasts } from './BringForecasts.tsx'
import { callImports } from './call-imports.ts'
import { ImportedQuestions } from './ImportedQuestions.tsx'
import { ImportedRecord } from './ImportedRecord.tsx'
import { ImportList } from './ImportList.tsx'

export function MyImports() {
  const { answer, failure, again } = useAnswer(callImports, 'listImports', { params: {}, query: {} })
  return (
    <>
      <Section title="From other platforms" note="Nobody else reads this">
        <div className="stack">
          <p>
            Bring what you forecast on Metaculus, Manifold or Fatebook, and it is scored here by the same rules. It
            stays yours alone: in no crowd, on no leaderboard, and never published. Nothing is asked of the platform.
          </p>
          <BringForecasts />
          {failure && <LoadFailure what="What you have brought" message={failure.message} onAgain={again} />}
          {answer && answer.imports.length > 0 && <ImportList imports={answer.imports} />}
        </div>
      </Section>
      {answer && !answer.records && <LoadFailure what="Your record on other platforms" onAgain={again} />}
      {answer?.records?.map((record) => (
        <ImportedRecord key={record.platform} record={record} />
      ))}
      {answer && answer.imports.length > 0 && <ImportedQuestions />}
    </>
  )
}

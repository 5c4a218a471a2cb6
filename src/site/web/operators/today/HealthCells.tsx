/** How the server is, in a cell each: the number, what is usual beside it, and how it went in 24 hours. */
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Stats } from '#kit/web/ui/figures/Stats.tsx'
import type { Health } from '../../../operators/rate-health.ts'
import { useHealth } from './call-health.ts'
import { AnswerCells } from './cells/AnswerCells.tsx'
import { CopyCells } from './cells/CopyCells.tsx'
import { MachineCells } from './cells/MachineCells.tsx'
import { OutsideCells } from './cells/OutsideCells.tsx'
import { PartCells } from './cells/PartCells.tsx'

export function HealthCells() {
  const { answer, failure, again } = useHealth()
  return (
    <Section title="Health" note="Last 24 hours, all processes" id="health">
      {failure && <LoadFailure what="The health of the server" message={failure.message} onAgain={again} />}
      {!answer && !failure && <output className="hush">Loading</output>}
      {answer && <Cells {...answer} />}
    </Section>
  )
}

function Cells(health: Health) {
  return (
    <div className="stack tight">
      {health.answers?.minutes === 0 && (
        <p className="hush">Nothing is kept yet: each process writes down its first figures after a minute.</p>
      )}
      <Stats>
        <AnswerCells {...health} />
        <MachineCells {...health} />
        <CopyCells {...health} />
        <PartCells {...health} />
        <OutsideCells {...health} />
      </Stats>
    </div>
  )
}

/** Below the outcome of a question: that a revision contradicts it, or did, and what became of that. */
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { type Doubt, sayDoubt } from '../../resolving/doubt.ts'
import type { PredictionWhole } from '../item.ts'

type Props = { item: Pick<PredictionWhole, 'question' | 'outcome'>; doubts: readonly Doubt[] }

export function Doubts({ item: { question, outcome }, doubts }: Props) {
  return doubts.map((doubt) => (
    <Banner key={`${doubt.knownSince} ${doubt.period}`} tone={doubt.settled ? 'info' : 'warn'}>
      <p>
        <strong>{titleOf(doubt)}</strong> <Chemical text={sayDoubt(question, doubt, outcome === null)} />
      </p>
    </Banner>
  ))
}

function titleOf({ settled }: Doubt): string {
  return settled ? 'Its outcome was in doubt.' : 'This outcome is in doubt.'
}

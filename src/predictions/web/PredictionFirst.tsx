/** What comes first on a prediction's page: what the house makes of it, plainly as the house's, and why. */
import { sayDay } from '#kit/dates.ts'
import type { PartProps } from '#content/web/kind-view.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Chemical } from '#kit/web/ui/Chemical.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Headline } from '#kit/web/ui/Stats.tsx'
import type { PredictionWhole } from './item.ts'
import { viewOf } from './question-types/index.ts'

export function PredictionFirst({ item: { question, houseForecast, outcome } }: PartProps<PredictionWhole, unknown>) {
  const { estimate, made, reason } = houseForecast
  const { lead, Beside, Chart } = viewOf(question)
  const { label, value, unit } = lead(question, estimate)
  return (
    <>
      {outcome && <Outcome outcome={outcome} />}
      <Headline label={label} value={value} unit={unit}>
        <p>
          House forecast, no crowd yet. Made on <span className="nowrap">{sayDay(made)}</span> by the house, not by a crowd.
        </p>
        <Beside question={question} estimate={estimate} />
      </Headline>
      <Chart question={question} estimate={estimate} />
      <Section title="Why the house says so" note={sayDay(made)}>
        <div className="prose small">
          <p>
            <Chemical text={reason} />
          </p>
        </div>
      </Section>
    </>
  )
}

function Outcome({ outcome: { state, value, at, reason } }: { outcome: NonNullable<PredictionWhole['outcome']> }) {
  return (
    <Banner tone={state === 'resolved' ? 'good' : 'info'}>
      <p>
        <strong>{state === 'resolved' ? `Resolved: ${value ?? ''}` : 'Annulled, nobody scored'}</strong>, {sayDay(at)}. {reason}
      </p>
    </Banner>
  )
}

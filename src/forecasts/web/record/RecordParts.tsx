/** How right somebody has been, part by part: the same for oneself and of whoever is shown. */
import type { ReactNode } from 'react'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import { horizonTitles } from '../../record/horizons.ts'
import { sayVoices } from '../../sorts/voices.ts'
import type { RecordTold } from '../call-forecasts.ts'
import { BesideTable } from './BesideTable.tsx'
import { Curves } from './CalibrationCurve.tsx'
import { Extremes } from './Extremes.tsx'
import { MeansTable } from './MeansTable.tsx'
import { RecordLead } from './RecordLead.tsx'

type Props = {
  record: RecordTold
  means: NonNullable<RecordTold['means']>
  title: string
  /** Null of one's own. */
  name: string | null
  /** What stands below the figures. */
  children?: ReactNode
}

export function RecordParts({ record, means, title, name, children }: Props) {
  const { calibration, bySeason, byCategory, byHorizon, beside, best, worst } = record
  return (
    <>
      <Section title={title} note={<Link to={paths.method('scores')}>How scores are made</Link>}>
        <div className="stack">
          <RecordLead means={means} />
          {children}
          <Curves {...calibration} who={name === null ? 'you say' : `${name} says`} />
        </div>
      </Section>
      <Section title="Over time" note="By the quarter in which the outcome was known">
        <MeansTable
          what="Quarter"
          rows={bySeason.map(({ part, ...of }) => ({ title: part.replace('-', ' '), ...of }))}
        />
      </Section>
      {beside.length > 0 && (
        <Section title={`Beside ${sayVoices(beside.map(({ by }) => by))}`} note="On the same questions and days">
          <BesideTable beside={beside} />
        </Section>
      )}
      <div className="columns-2">
        <Section title="By category">
          <MeansTable
            what="Category"
            rows={byCategory.map(({ part, ...of }) => ({ title: categoryTitles[part], ...of }))}
          />
        </Section>
        <Section title="By how far ahead" note="From opening to resolving">
          <MeansTable what="Ahead" rows={byHorizon.map(({ part, ...of }) => ({ title: horizonTitles[part], ...of }))} />
        </Section>
      </div>
      {best.length + worst.length > 0 && <Extremes best={best} worst={worst} isAgainstPeers={record.areAgainstPeers} />}
    </>
  )
}

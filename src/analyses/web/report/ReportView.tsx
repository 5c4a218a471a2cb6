/** A finished report: head, answer, sections beside their list, sources and notes. Every value in it opens. */
import { useMemo, useState } from 'react'
import { paths } from '#items/paths.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Crumbs } from '#kit/web/ui/Crumbs.tsx'
import { Meta } from '#kit/web/ui/controls/Tag.tsx'
import type { Analysis } from '../../analysis.ts'
import { sayMaking, sayWording } from '../../document/colophon.ts'
import { factsOf } from '../../document/document.ts'
import type { FormulaWords } from '../../document/footnote.ts'
import { notesOf } from '../../document/notes.ts'
import type { RatingWord } from '../../living/rating.ts'
import type { Report } from '../../report/report.ts'
import { sayNearMiss } from '../../progress-words.ts'
import { Actions } from './Actions.tsx'
import { Answer } from './Answer.tsx'
import { ClaimCard, type OpenClaim } from './ClaimCard.tsx'
import { Contents } from './Contents.tsx'
import { NoteList, Sources } from './NoteList.tsx'
import { DidItAnswer } from './living/DidItAnswer.tsx'
import { Standing } from './living/Standing.tsx'
import styles from './Report.module.css'
import { ReportProvider, type ReportHere } from './report-here.ts'
import { ReportSection } from './Sections.tsx'
import { WhatChanged } from './WhatChanged.tsx'

type Props = {
  analysis: Analysis
  report: Report
  formulas: FormulaWords
  /** Whether the reader ordered it, or has a link to it. */
  isOwn: boolean
  /** Whether it answered this reader, as they have said before. */
  rating: RatingWord | null
  onChange: (analysis: Analysis) => void
}

export function ReportView({ analysis, report, formulas, isOwn, rating, onChange }: Props) {
  const [claim, setClaim] = useState<OpenClaim | null>(null)
  const [areNotesShown, showNotes] = useState(false)
  const here = useMemo<ReportHere>(
    () => ({
      ownId: isOwn ? analysis.id : null,
      report,
      notes: notesOf(report),
      formulas,
      areNotesShown,
      open(evidence, from) {
        if (!('showPopover' in from)) return false
        setClaim({ from, trail: [evidence] })
        return true
      },
    }),
    [analysis.id, report, formulas, isOwn, areNotesShown],
  )
  const sections = report.sections.filter(({ name }) => name !== 'answer')
  const parts = useMemo(
    () => [
      { id: 'answer', title: 'Answer' },
      ...report.sections.filter(({ name }) => name !== 'answer').map(({ name, title }) => ({ id: name, title })),
      { id: 'sources', title: 'Sources' },
      { id: 'notes', title: 'Notes' },
    ],
    [report],
  )
  return (
    <ReportProvider value={here}>
      <Head analysis={analysis} report={report} isOwn={isOwn} onChange={onChange} />
      {isOwn && analysis.rerunOf !== null && (
        <WhatChanged id={analysis.id} before={analysis.rerunOf} isRemade={analysis.isRemade} />
      )}
      {isOwn && !report.isAnswered && <p className={styles.notes}>{sayNearMiss}</p>}
      <Answer />
      <div className={styles.below}>
        <Meta>
          {factsOf(report).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Meta>
        <p className={styles.notes}>
          Every value opens: press one to see where it is from.
          <Button variant="quiet" size="small" aria-pressed={areNotesShown} onClick={() => showNotes(!areNotesShown)}>
            <Icon name={areNotesShown ? 'check' : 'plus'} />
            Note numbers
          </Button>
        </p>
        <Standing analysis={analysis} report={report} isOwn={isOwn} onChange={onChange} />
      </div>
      <div className={styles.report}>
        <Contents parts={parts} />
        <div className={styles.body}>
          {sections.map((section) => (
            <ReportSection key={section.name} section={section} />
          ))}
          <DidItAnswer id={analysis.id} rating={rating} />
          <Sources />
          <NoteList />
          <Colophon report={report} />
        </div>
      </div>
      {claim && (
        <ClaimCard claim={claim} onTrail={(trail) => setClaim({ ...claim, trail })} onClose={() => setClaim(null)} />
      )}
    </ReportProvider>
  )
}

/** A question of more signs than that is set smaller, so that its answer stands in the first screen. */
const longTitle = 60

function Head({ analysis, report, isOwn, onChange }: Omit<Props, 'formulas' | 'rating'>) {
  return (
    <>
      {isOwn ? (
        <div className={styles.top}>
          <Crumbs
            items={[
              { title: 'My stuff', to: paths.myStuff() },
              { title: 'Analyses', to: paths.analyses() },
              { title: `Report ${analysis.id}` },
            ]}
          />
          <Actions analysis={analysis} onChange={onChange} />
        </div>
      ) : (
        <Banner>Shared with you by a secret link. Its owner may end that at any time.</Banner>
      )}
      <header className={styles.head}>
        <h1 dir="auto" className={classes(report.title.length > longTitle && styles.longTitle)}>
          <Chemical text={report.title} />
        </h1>
        {report.question !== report.title && (
          <p className={styles.asked} dir="auto">
            Asked as: <Chemical text={report.question} />
          </p>
        )}
      </header>
    </>
  )
}

function Colophon({ report }: { report: Report }) {
  return (
    <div className={styles.colophon}>
      {[...sayWording(report), sayMaking(report)].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

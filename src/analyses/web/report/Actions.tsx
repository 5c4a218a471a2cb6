/** What its owner can do with a report: ask again, take it away, share it. */
import { useRef } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import type { Analysis } from '../../analysis.ts'
import { analysisFiles, type ReportFormat } from '../../addresses.ts'
import { RunAgain } from '../RunAgain.tsx'
import { placeCard } from './place-card.ts'
import styles from './Actions.module.css'
import { ShareReport } from './ShareReport.tsx'

export function Actions({ analysis, onChange }: { analysis: Analysis; onChange: (analysis: Analysis) => void }) {
  return (
    <div className={styles.actions}>
      <RunAgain analysis={analysis} />
      <Download id={analysis.id} />
      <ShareReport analysis={analysis} onChange={onChange} />
    </div>
  )
}

const files: Record<ReportFormat, { title: string; what: string }> = {
  pdf: { title: 'PDF', what: 'to read and to print' },
  docx: { title: 'Word', what: 'to edit, with footnotes' },
  md: { title: 'Markdown', what: 'plain text with tables' },
  json: { title: 'JSON', what: 'every claim and value' },
}

/** A list of links that opens below its button; without room for that in an old browser it is simply open. */
function Download({ id }: { id: string }) {
  const button = useRef<HTMLDivElement>(null)
  const formats = Object.entries(files) as [ReportFormat, (typeof files)[ReportFormat]][] // the keys are the formats
  return (
    <>
      <div ref={button}>
        <Button variant="plain" size="small" popoverTarget="downloads">
          <Icon name="download" />
          Download
        </Button>
      </div>
      <div
        id="downloads"
        popover="auto"
        className={styles.menu}
        onToggle={(event) =>
          event.newState === 'open' && button.current && placeCard(event.currentTarget, button.current)
        }
      >
        <ul>
          {formats.map(([format, { title, what }]) => (
            <li key={format}>
              <a href={analysisFiles.report(id, format)} download>
                {title} <span>{what}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

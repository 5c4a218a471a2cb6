/** The sections of a report: serif sentences whose values open, and the pictures that belong to them. */
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { isMarked } from '../../document/carrying.ts'
import { type Paragraph, paragraphsOf } from '../../document/pieces.ts'
import type { Block, Section } from '../../report/report.ts'
import { ReportBlock } from './blocks/ReportBlock.tsx'
import { ClaimLink } from './ClaimLink.tsx'
import styles from './Report.module.css'

export function ReportSection({ section: { name, title, sentences, blocks } }: { section: Section }) {
  return (
    <section id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{title}</h2>
      <Said paragraphs={paragraphsOf(sentences)} />
      <Pictures blocks={blocks} below={title} />
    </section>
  )
}

export function Said({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  if (paragraphs.length === 0) return null
  return (
    <div className="prose">
      {paragraphs.map((sentences, i) => (
        <p key={i}>
          {sentences.map(({ pieces }, k) => (
            <span key={k}>
              {k > 0 && ' '}
              {pieces.map(({ text, claim }, n) =>
                claim ? (
                  <ClaimLink
                    key={n}
                    evidence={claim.evidence}
                    isText={claim.kind !== 'number'}
                    isFact={!isMarked(claim)}
                  >
                    <Chemical text={text} />
                  </ClaimLink>
                ) : (
                  <Chemical key={n} text={text} />
                ),
              )}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}

/** Blocks never move within a report, so their place names them. `below`: the heading that they stand under. */
export function Pictures({ blocks, below }: { blocks: readonly Block[]; below: string }) {
  return blocks.map((block, i) => (
    <div key={i} className={styles.picture}>
      <ReportBlock block={block} isTitled={block.title !== below} />
    </div>
  ))
}

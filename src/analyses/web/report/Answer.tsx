/** The answer first: of each part its figure, what it says and where it lies; then the sentences that derive it. */
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { paragraphsOf } from '../../document/pieces.ts'
import { headlinesOf } from '../../report/headlines.ts'
import type { Block, Headline, Section } from '../../report/report.ts'
import { RangeBar } from './blocks/RangeBar.tsx'
import { ClaimLink } from './ClaimLink.tsx'
import { estimateClass } from './kind-class.ts'
import styles from './Report.module.css'
import { useReport } from './report-here.ts'
import { Pictures, Said } from './Sections.tsx'

type ChanceBlock = Extract<Block, { type: 'chance' }>

export function Answer() {
  const { report, notes } = useReport()
  const { sections } = report
  const answers = headlinesOf(report)
  const [answer] = answers
  const section = sections.find(({ name }) => name === 'answer') ?? nothing
  const chance = section.blocks.find((block): block is ChanceBlock => block.type === 'chance')
  const pictures = section.blocks.filter((block) => block !== chance)
  const figure = answer && notes.of(answer.evidence)?.evidence
  return (
    <section
      id="answer"
      className={classes(styles.answer, figure && estimateClass(figure))}
      aria-labelledby="answer-title"
    >
      <h2 id="answer-title" className={styles.answerTitle}>
        {section.title}
      </h2>
      {answers.length > 0 && (
        <div className={styles.leads}>
          {answers.map((one, i) => (
            <Lead key={one.evidence} answer={one} chance={i === 0 ? chance : undefined} />
          ))}
        </div>
      )}
      <div className={styles.words}>
        <Said
          paragraphs={paragraphsOf(
            section.sentences,
            answers.slice(1).map(({ evidence }) => evidence),
          )}
        />
      </div>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          <Pictures blocks={pictures} below={section.title} />
        </div>
      )}
    </section>
  )
}

const nothing: Pick<Section, 'title' | 'sentences' | 'blocks'> = { title: 'Answer', sentences: [], blocks: [] }

function Lead({ answer: { figure, says, evidence }, chance }: { answer: Headline; chance: ChanceBlock | undefined }) {
  return (
    <div className={styles.lead}>
      <p className={classes(styles.figure, figure.length > 7 && styles.long)}>
        <ClaimLink evidence={evidence}>
          <Chemical text={figure} />
        </ClaimLink>
      </p>
      <div className={styles.says}>
        <p>
          <Chemical text={says} />
        </p>
        {chance && <Scale block={chance} />}
      </div>
    </div>
  )
}

function Scale({ block: { value, low, high } }: { block: ChanceBlock }) {
  const { say } = useReport().notes
  return (
    <>
      <RangeBar value={value.value} low={low?.value ?? null} high={high?.value ?? null} isLarge />
      {low && high && (
        <p className={styles.range}>
          Range <ClaimLink evidence={low.evidence}>{say(low)}</ClaimLink> to{' '}
          <ClaimLink evidence={high.evidence}>{say(high)}</ClaimLink>
        </p>
      )}
    </>
  )
}

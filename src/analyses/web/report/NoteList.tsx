/** Every value of a report by the number of its footnote: what marks lead to without scripts, and what is printed. */
import { AuthorName } from '#items/web/AuthorLink.tsx'
import { sayRead } from '../../document/source-words.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { type Footnote, footnoteOf } from '../../document/footnote.ts'
import { itemPath } from '../../document/item-path.ts'
import { useReport } from './report-here.ts'
import styles from './NoteList.module.css'
import reportStyles from './Report.module.css'

export function NoteList() {
  const { notes, report, formulas } = useReport()
  const all = notes.list.map((note) => ({
    isCited: note.isCited,
    footnote: footnoteOf(note, notes, report.sources, formulas),
  }))
  const [cited, behind] = [all.filter(({ isCited }) => isCited), all.filter(({ isCited }) => !isCited)]
  return (
    <section id="notes" aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      <details className={styles.all}>
        <summary>
          {cited.length} {cited.length === 1 ? 'number' : 'numbers'} that this report rests on
          {behind.length > 0 && `, and ${behind.length} more values beside and behind them`}
        </summary>
        <ol className={styles.notes}>
          {[...cited, ...behind].map(({ footnote }) => (
            <NoteLine key={footnote.id} footnote={footnote} />
          ))}
        </ol>
      </details>
    </section>
  )
}

function NoteLine({
  footnote: { id, number, title, value, source, field, formula, inputs, own },
}: {
  footnote: Footnote
}) {
  const { open } = useReport()
  return (
    <li id={`note-${number}`} tabIndex={-1}>
      <span className={styles.noteNumber}>{number}</span>
      <span>
        <Chemical text={`${title}: `} />
        <b>
          <Chemical text={value} />
        </b>
        <span className={reportStyles.noteSource}>
          {source && `${sayRead(source.item, source.version)}, ${field ?? ''}`}
          {formula &&
            `${formula.says}${inputs.length > 0 ? `, from ${inputs.map((input) => input.number).join(', ')}` : ''}`}
          {own && `from ${own}`}
        </span>
      </span>
      <span className="noprint">
        <Button
          variant="quiet"
          size="small"
          aria-label={`Open note ${number}`}
          aria-haspopup="dialog"
          onClick={(event) => void open(id, event.currentTarget)}
        >
          Open
        </Button>
      </span>
    </li>
  )
}

export function Sources() {
  const { sources } = useReport().report
  return (
    <section id="sources" aria-labelledby="sources-title">
      <h2 id="sources-title">Sources</h2>
      <ul className={reportStyles.sources}>
        {sources.map(({ item, version, title, author, authorId }) => (
          <li key={item}>
            <Named item={item} title={title} />
            <span className={reportStyles.noteSource}>
              {sayRead(item, version)}
              {author !== undefined && ', by '}
              {author !== undefined && (authorId === undefined ? author : <AuthorName item={{ author, authorId }} />)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Named({ item, title }: { item: string; title: string }) {
  const path = itemPath(item)
  if (!path) return <Chemical text={title} />
  return (
    <Link to={path} dir="auto">
      <Chemical text={title} />
    </Link>
  )
}

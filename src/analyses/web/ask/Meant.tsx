/** What may have been meant, where nothing is about what was asked: choosing one says how the question is to be read. */
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { useKindViews } from '#items/web/kind-view.ts'
import type { Preview } from '../../dossier/preview.ts'
import styles from './AskPanel.module.css'

const most = 3

type Props = { preview: Preview; onMeant: (read: Preview['read']) => void }

export function Meant({ preview, onMeant }: Props) {
  const views = useKindViews()
  const { trends, predictions, scenarios, read } = preview
  const [first] = read.parts
  const nearest = [...trends, ...predictions, ...scenarios].toSorted((a, b) => b.fit - a.fit).slice(0, most)
  if (!first || nearest.length === 0) return null
  return (
    <div className={styles.nearest}>
      <h3>Did you mean</h3>
      <ul className={styles.meant}>
        {nearest.map(({ ref, kind, label }) => (
          <li key={ref} className={`is-${kind}`}>
            <Button
              variant="plain"
              size="small"
              // Its words say what was not found.
              onClick={() => onMeant({ ...read, parts: [{ ...first, of: { ...first.of, items: [ref], words: '' } }] })}
            >
              {views[kind]?.glyph}
              <span className="unseen">{views[kind]?.title}: </span>
              <bdi>
                <Chemical text={label} />
              </bdi>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What its asker has of it already: nobody orders that a second time for want of knowing it. */
import { screenPaths } from '#kit/paths.ts'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import type { Preview } from '../../dossier/preview.ts'
import { sayOwned } from '../../dossier/preview-words.ts'
import styles from './Owned.module.css'

type Props = { owned: Preview['owned'][number]; isFirst: boolean }

export function Owned({ owned, isFirst }: Props) {
  return (
    <div className={styles.owned}>
      <p className={styles.says}>{sayOwned(owned)}</p>
      <Link className={buttonClass({ variant: isFirst ? 'solid' : 'plain' })} to={screenPaths.analysis(owned.id)}>
        Open your analysis
      </Link>
    </div>
  )
}

/** In the masthead of whoever is signed in: the way to their notices, with how many they have not seen. */
import { screenPaths } from '#kit/paths.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import styles from './Bell.module.css'
import { callNotices } from './call-notices.ts'

const nothing = { params: {}, query: {} }
/** There is room for two digits. */
const mostShown = 99

export function Bell() {
  const { answer } = useAnswer(callNotices, 'countNotices', nothing)
  const unseen = answer?.unseen ?? 0
  return (
    <Link className={styles.bell} to={screenPaths.notices()} aria-label={sayNew(unseen)}>
      <Icon name="follow" />
      {unseen > 0 && <b aria-hidden="true">{unseen > mostShown ? `${mostShown}+` : unseen}</b>}
    </Link>
  )
}

function sayNew(unseen: number): string {
  return unseen > 0 ? `Notices, ${unseen} new` : 'Notices'
}

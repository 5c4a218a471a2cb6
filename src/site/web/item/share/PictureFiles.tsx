/** The picture that messengers show beside a link, to look at and to take along, in both sizes. */
import { useState } from 'react'
import styles from './Share.module.css'

/** `wide`: where the wide one lies. `name`: of the files. `says`: what it tells, as a sentence. */
export function PictureFiles({ wide, title, name, says }: { wide: string; title: string; name: string; says: string }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <p>The picture could not be drawn. The link works all the same.</p>
  return (
    <div className={styles.form}>
      <img
        src={wide}
        className={styles.picture}
        alt={`What a link to “${title}” shows`}
        width={1200}
        height={630}
        onError={() => setMissing(true)}
      />
      <p>Messengers show it beside the link. {says}</p>
      <p className="row">
        <a href={wide} download={`${name}.png`}>
          PNG, 1200 × 630
        </a>
        <a href={`${wide}${wide.includes('?') ? '&' : '?'}size=square`} download={`${name}-square.png`}>
          PNG, square
        </a>
      </p>
    </div>
  )
}

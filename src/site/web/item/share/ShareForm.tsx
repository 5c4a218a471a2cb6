/** What can be done to pass an item on: its link, a citation, a square to scan, files. Private items have a link alone. */
import { useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { Tabs } from '#kit/web/ui/controls/Tabs.tsx'
import type { Standing } from '#items/mine/words.ts'
import { paths } from '#items/paths.ts'
import { Citation } from './Citation.tsx'
import { Files } from './Files.tsx'
import styles from './Share.module.css'
import type { Shared } from './shared.ts'
import { useCopying } from './use-copying.ts'

const whoOpens: Record<Standing, string> = {
  published: 'Anyone can open it, without an account.',
  held: 'The item waits: only you and operators can open it, until you are trusted.',
  private: 'The item is private: only you can open it, until you publish it.',
  hidden: 'The item is hidden: only its author and operators can open it.',
}

export function ShareForm(shared: Shared) {
  const isPublic = (shared.standing ?? 'published') === 'published'
  if (!isPublic) return <Links {...shared} isPublic={false} />
  return (
    <Tabs
      label="Ways to share"
      tabs={[
        { key: 'link', title: 'Link', panel: <Links {...shared} isPublic /> },
        { key: 'picture', title: 'Picture', panel: <Picture {...shared} /> },
        { key: 'cite', title: 'Cite', panel: <Citation {...shared} /> },
        { key: 'qr', title: 'QR code', panel: <Square {...shared} /> },
        { key: 'files', title: 'Files', panel: <Files {...shared} /> },
      ]}
    />
  )
}

function Links({ item: { kind, id, title, version }, origin, standing, isPublic }: Shared & { isPublic: boolean }) {
  const site = origin || location.origin
  const newest = useCopying('Address', site + paths.item(kind, id))
  const fixed = useCopying('Link', site + paths.itemThen(kind, id, version))
  const share = async () => {
    // Leaving the device's own dialog without choosing is no failure, and a failure there has been said there.
    await navigator.share({ title, url: site + paths.item(kind, id) }).catch(() => {})
  }
  return (
    <div className={styles.form}>
      <Field label="Address" hint={whoOpens[standing ?? 'published']}>
        {(attributes) => <Input {...attributes} {...newest.shown} />}
      </Field>
      <div className="row">
        <Button onClick={newest.copy}>Copy address</Button>
        {'share' in navigator && (
          <Button variant="plain" onClick={() => void share()}>
            Share with an app
          </Button>
        )}
      </div>
      <output className={styles.said}>{newest.said}</output>
      {isPublic && (
        <>
          <Field label={`Version ${version}, for good`} hint="Shows what is said now, also after it has changed.">
            {(attributes) => <Input {...attributes} {...fixed.shown} />}
          </Field>
          <div className="row">
            <Button variant="plain" onClick={fixed.copy}>
              Copy link to this version
            </Button>
          </div>
          <output className={styles.said}>{fixed.said}</output>
        </>
      )}
    </div>
  )
}

function Picture({ item: { kind, id, title, version } }: Shared) {
  const file = paths.itemFile(kind, id, '.png', version)
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <p>The picture could not be drawn. The link works all the same.</p>
  return (
    <div className={styles.form}>
      <img
        src={file}
        className={styles.picture}
        alt={`What a link to “${title}” shows`}
        width={1200}
        height={630}
        onError={() => setMissing(true)}
      />
      <p>Messengers show it beside the link. It tells the number of version {version}, with its source.</p>
      <p className="row">
        <a href={file} download={`${kind}-${id}-v${version}.png`}>
          PNG, 1200 × 630
        </a>
        <a href={`${file}&size=square`} download={`${kind}-${id}-v${version}-square.png`}>
          PNG, square
        </a>
      </p>
    </div>
  )
}

function Square({ item: { kind, id } }: Shared) {
  const file = paths.itemFile(kind, id, '.qr.svg')
  return (
    <div className={styles.square}>
      <img src={file} alt={`QR code of the address of ${kind} ${id}`} width={160} height={160} />
      <div className={styles.form}>
        <p>For slides and posters. It leads to the newest version.</p>
        <p>
          <a href={file} download={`${kind}-${id}-qr.svg`}>
            Download as SVG
          </a>
        </p>
      </div>
    </div>
  )
}

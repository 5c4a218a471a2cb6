/** What can be done to pass an item on: its link, a frame for other sites, a picture, a citation, a square to scan, files. Private items have a link alone. */
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { Tabs } from '#kit/web/ui/controls/Tabs.tsx'
import type { Standing } from '#items/mine/words.ts'
import { paths } from '#items/paths.ts'
import { AddressForm } from './AddressForm.tsx'
import { Citation } from './Citation.tsx'
import { Embed } from './Embed.tsx'
import { Files } from './Files.tsx'
import { PictureFiles } from './PictureFiles.tsx'
import styles from './Share.module.css'
import { sayLeftOut, type Shared } from './shared.ts'
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
        { key: 'embed', title: 'Embed', panel: <Embed {...shared} /> },
        { key: 'picture', title: 'Picture', panel: <Picture {...shared} /> },
        { key: 'cite', title: 'Cite', panel: <Citation {...shared} /> },
        { key: 'qr', title: 'QR', panel: <Square {...shared} /> },
        { key: 'files', title: 'Files', panel: <Files {...shared} /> },
      ]}
    />
  )
}

function Links({
  item: { kind, id, title, version, status },
  origin,
  standing,
  isPublic,
}: Shared & { isPublic: boolean }) {
  const site = origin || location.origin
  const fixed = useCopying('Link', site + paths.itemThen(kind, id, version))
  return (
    <div className={styles.form}>
      <AddressForm address={site + paths.item(kind, id)} hint={whoOpens[standing ?? 'published']} title={title} />
      {isPublic && (
        <>
          <Field
            label={`Version ${version}, for good`}
            hint={`Shows this version and what was computed of it, also after it has changed${sayLeftOut(status)}.`}
          >
            {(attributes) => <Input {...attributes} {...fixed.shown} />}
          </Field>
          <div className="row">
            <Button variant="plain" onClick={fixed.copy}>
              Copy link to this version
            </Button>
            <output className={styles.said}>{fixed.said}</output>
          </div>
        </>
      )}
    </div>
  )
}

/** As messengers fetch it: of the item as it stands. */
function Picture({ item: { kind, id, title } }: Shared) {
  return (
    <PictureFiles
      wide={paths.itemFile(kind, id, '.png')}
      title={title}
      name={`${kind}-${id}`}
      says="It tells the number as it stands, with its source and its day."
    />
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

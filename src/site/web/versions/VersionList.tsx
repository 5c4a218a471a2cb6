/** Every version of an item, the newest first: when, by whom, what changed, and word by word where a reader asks. */
import { Fragment, lazy, Suspense, useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { paths } from '#items/paths.ts'
import { sayFields } from '#items/mine/field-names.ts'
import type { ItemVersion } from '../layout/screen-data.ts'
import styles from './VersionList.module.css'

type Props = { kind: string; id: string; versions: readonly ItemVersion[] }

export function VersionList({ kind, id, versions }: Props) {
  const [only] = versions
  const oldest = versions.at(-1)
  if (only && versions.length === 1) return <Only kind={kind} id={id} only={only} />
  return (
    <Table caption="Versions of this item, the newest first" isPlain>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Date</th>
          <th scope="col">Author</th>
          <th scope="col">What changed</th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <Row key={version.version} kind={kind} id={id} version={version} isFirst={version === oldest} />
        ))}
      </tbody>
    </Table>
  )
}

/** A table of one row would say no more. */
function Only({ kind, id, only: { version, author } }: Pick<Props, 'kind' | 'id'> & { only: ItemVersion }) {
  return (
    <p className="soft">
      <Link to={paths.itemThen(kind, id, version)}>Version {version}</Link>, the first
      {version > 1 && ' that was published'}, by <bdi>{author}</bdi>
    </p>
  )
}

/** '2 versions, the last of 20 Nov 2026'. */
export function sayVersions(versions: readonly ItemVersion[]): string {
  const day = sayDay(versions[0]?.at ?? '')
  return versions.length === 1 ? `One version, of ${day}` : `${versions.length} versions, the last of ${day}`
}

// Few readers compare versions: what that takes is loaded when somebody does.
const VersionChanges = lazy(() =>
  import('./VersionChanges.tsx').then(
    (file) => ({ default: file.VersionChanges }),
    () => ({ default: () => <p>The comparison could not be loaded. Reload the page to try again.</p> }),
  ),
)

type RowProps = { kind: string; id: string; version: ItemVersion; isFirst: boolean }

/** The first that a reader sees has nothing before it to be compared with: what came before was its author's alone. */
function Row({ kind, id, version: { version, at, author, changed }, isFirst }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <Link to={paths.itemThen(kind, id, version)}>{version}</Link>
        </th>
        <td className="nowrap">
          <time dateTime={at}>{sayDay(at)}</time>
        </td>
        <td>
          <bdi>{author}</bdi>
        </td>
        <td>
          <div className={styles.changed}>
            <span>{isFirst ? (version === 1 ? 'First version' : 'First published version') : sayChanges(changed)}</span>
            {!isFirst && changed.length > 0 && (
              <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? 'Close' : 'Compare'}
                <span className="unseen"> version {version} with the one before</span>
              </Button>
            )}
          </div>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={4}>
            <Suspense fallback={<output className="hush">Loading</output>}>
              <VersionChanges kind={kind} id={id} version={version} />
            </Suspense>
          </td>
        </tr>
      )}
    </Fragment>
  )
}

/** Fields as people say them: `['houseForecast', 'title']` is 'Farsight’s forecast, title'. */
function sayChanges(changed: readonly string[]): string {
  if (changed.length === 0) return 'Nothing a reader sees'
  return sayFields(changed)
}
